import CLinux
import Glibc

extension SyscallFilter {
  /// What a keyboard never does, and what would lead around the rules for files.
  static let keyboard = SyscallFilter(
    refusals: refuse(network, EACCES) + refuse(processes + other + kernel + attributes, EPERM) + [
      // The C library asks for the older call then, whose flags can be looked at.
      Refusal(call: "clone3", error: ENOSYS),
      Refusal(call: "clone", error: EPERM, argument: Argument(index: 0, mask: threadFlag, value: 0)),
    ]
      + terminal.map { request in
        // The kernel takes 32 bits of the number: the others must not hide it.
        Refusal(
          call: "ioctl", error: EPERM, argument: Argument(index: 1, mask: 0xFFFF_FFFF, value: request))
      })

  private static func refuse(_ calls: [String], _ error: Int32) -> [Refusal] {
    calls.map { Refusal(call: $0, error: error) }
  }

  /// The launcher's socket needs none of these; a ring makes calls that no filter sees.
  private static let network = [
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "io_uring_setup",
    "io_uring_enter", "io_uring_register",
  ]

  /// Starting processes, and reaching into others.
  private static let processes = [
    "execve", "execveat", "fork", "vfork", "ptrace", "process_vm_readv", "process_vm_writev",
    "process_madvise", "pidfd_getfd", "kcmp", "setns", "unshare",
  ]

  /// Looking at the file system in another way than the rules for files do.
  private static let other = [
    "mount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "open_tree_attr", "fsopen",
    "fsconfig", "fsmount", "fspick", "mount_setattr", "open_by_handle_at", "name_to_handle_at", "swapon",
    "swapoff", "quotactl", "quotactl_fd", "acct", "fanotify_init", "fanotify_mark",
  ]

  /// Changing the kernel, or what it knows of others.
  private static let kernel = [
    "bpf", "perf_event_open", "userfaultfd", "add_key", "request_key", "keyctl", "kexec_load",
    "kexec_file_load", "init_module", "finit_module", "delete_module", "iopl", "ioperm", "reboot",
  ]

  /// Changing what is known of a file; no rule for files covers that, and the open file need not be writable.
  private static let attributes = [
    "truncate", "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "lchown", "fchown", "fchownat", "utime",
    "utimes", "futimesat", "utimensat", "setxattr", "lsetxattr", "fsetxattr", "setxattrat", "removexattr",
    "lremovexattr", "fremovexattr", "removexattrat", "file_setattr",
  ]

  /// `CLONE_THREAD`: without it, a clone is a process.
  private static let threadFlag: UInt64 = 0x1_0000

  /// Typing into a terminal for its reader, and the same on a console; and the flags of a file.
  private static let terminal: [UInt64] = [
    UInt64(TIOCSTI), tioclinux, fileFlags, fileAttributes,
  ]
  /// `TIOCLINUX`.
  private static let tioclinux: UInt64 = 0x541C
  /// `FS_IOC_SETFLAGS`.
  private static let fileFlags: UInt64 = 0x4008_6602
  /// `FS_IOC_FSSETXATTR`.
  private static let fileAttributes: UInt64 = 0x401C_5820
}
