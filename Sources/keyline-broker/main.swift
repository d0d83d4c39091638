import Glibc
import KeylineStore

// First of all, with one thread: what the environment block holds can be read by others.
let secrets = EnvironmentSecrets.take()
ProcessHardening.apply()
ProcessHardening.wakeAtParentDeath()
exit(BrokerProgram.run(Array(CommandLine.arguments.dropFirst()), secrets: secrets))
