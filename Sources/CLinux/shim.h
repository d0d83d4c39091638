// What Swift's Glibc module does not import: missing headers, GNU-only declarations (the module is built
// without _GNU_SOURCE), variadic functions and function-like macros. Small inline wrappers, no decisions.
#ifndef KEYLINE_CLINUX_SHIM_H
#define KEYLINE_CLINUX_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/procfs.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// MARK: Declarations behind _GNU_SOURCE or _XOPEN_SOURCE

extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *buffer, size_t capacity);
extern int wcwidth(wchar_t scalar);
extern int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern void closefrom(int from);
extern char **environ;

static const short KL_POSIX_SPAWN_SETSID = 0x80;
static const unsigned int KL_RENAME_NOREPLACE = 1;
static const unsigned int KL_MFD_CLOEXEC = 1;
static const int KL_O_PATH = 010000000;

static inline int kl_memfd_create(const char *name, unsigned int flags) {
  return (int)syscall(SYS_memfd_create, name, flags);
}

static inline int kl_renameat2(int from_folder, const char *from, int to_folder, const char *to,
                               unsigned int flags) {
  return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
}

static inline ssize_t kl_copy_file_range(int from, int to, size_t length) {
  return (ssize_t)syscall(SYS_copy_file_range, from, (void *)0, to, (void *)0, length, 0u);
}

/// Finds room on the disk for bytes that are still to be written; the file's length stays as it is.
static inline int kl_reserve(int file, off_t offset, off_t length) {
  const long keep_size = 1;
  return (int)syscall(SYS_fallocate, file, keep_size, offset, length);
}

/// A descriptor that becomes readable when the process ends (pidfd_open(2)); closed on exec.
static inline int kl_process_descriptor(pid_t process) {
  return (int)syscall(SYS_pidfd_open, process, 0u);
}

// MARK: Globals and variadic functions

static inline char **kl_environ(void) { return environ; }
static inline int kl_set_dumpable(int dumpable) { return prctl(PR_SET_DUMPABLE, dumpable, 0, 0, 0); }
static inline int kl_set_parent_death_signal(int signal) { return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }

static inline int kl_forbid_core_dumps(void) {
  struct rlimit none = {0, 0};
  return setrlimit(RLIMIT_CORE, &none);
}

static inline int kl_window_size(int tty, struct winsize *size) { return ioctl(tty, TIOCGWINSZ, size); }
static inline int kl_set_window_size(int tty, const struct winsize *size) {
  return ioctl(tty, TIOCSWINSZ, size);
}

// MARK: Status words of wait(2)

static inline int kl_status_exited(int status) { return WIFEXITED(status); }
static inline int kl_status_exit_code(int status) { return WEXITSTATUS(status); }
static inline int kl_status_signaled(int status) { return WIFSIGNALED(status); }
static inline int kl_status_signal(int status) { return WTERMSIG(status); }

// MARK: Landlock (landlock(7)); the kernel may know more of it than the installed headers do

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/// What a ruleset refuses unless a rule allows it; older kernels know only the first members.
struct kl_landlock_ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

/// The version that the kernel speaks; negative, with errno, where it has none.
static inline int kl_landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, (void *)0, (size_t)0, 1u);
}

static inline int kl_landlock_ruleset(const struct kl_landlock_ruleset *refused, size_t size) {
  return (int)syscall(SYS_landlock_create_ruleset, refused, size, 0u);
}

/// Allows accesses to what a path's descriptor leads to, and to all below it.
static inline int kl_landlock_allow(int ruleset, int path, uint64_t accesses) {
  struct __attribute__((packed)) {
    uint64_t accesses;
    int32_t path;
  } rule = {accesses, path};
  return (int)syscall(SYS_landlock_add_rule, ruleset, 1u, &rule, 0u);
}

static inline int kl_landlock_restrict(int ruleset) {
  return (int)syscall(SYS_landlock_restrict_self, ruleset, 0u);
}

/// Gives up for good what a program with special rights would bring; the sandbox needs it.
static inline int kl_forbid_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

// MARK: Calls that the sandbox refuses, for `keyline doctor` to try; harmless where one goes through

/// Asks the kernel for a socket of its own, which takes part in no network but tells of all of them.
static inline long kl_try_netlink(void) {
  int made = socket(16 /* AF_NETLINK */, SOCK_RAW | SOCK_CLOEXEC, 0);
  if (made >= 0) close(made);
  return made;
}

static inline long kl_try_ring(void) {
  char parameters[256];
  memset(parameters, 0, sizeof parameters);
  long ring = syscall(SYS_io_uring_setup, 1u, parameters);
  if (ring >= 0) close((int)ring);
  return ring;
}

/// The child, should there be one, ends at once.
static inline long kl_try_fork(void) {
  long child = syscall(SYS_clone, (long)SIGCHLD, 0L, 0L, 0L, 0L);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, (int *)0, 0);
  return child;
}

/// As `kl_try_fork`, through the newer call.
static inline long kl_try_clone3(void) {
  uint64_t arguments[8] = {0, 0, 0, 0, SIGCHLD, 0, 0, 0};
  long child = syscall(SYS_clone3, arguments, sizeof arguments);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, (int *)0, 0);
  return child;
}

static inline long kl_try_exec(const char *program) {
  char *arguments[] = {(char *)program, (char *)"-c", (char *)"exit 0", (char *)0};
  return execve(program, arguments, environ);
}

static inline long kl_try_exec_of_descriptor(int program) {
  char *arguments[] = {(char *)"sh", (char *)"-c", (char *)"exit 0", (char *)0};
  return syscall(SYS_execveat, program, "", arguments, environ, 0x1000 /* AT_EMPTY_PATH */);
}

static inline long kl_try_trace(pid_t process) {
  return ptrace(PTRACE_SEIZE, process, (void *)0, (void *)0);
}

static inline long kl_try_memory_of(pid_t process) {
  return syscall(SYS_process_vm_readv, process, (void *)0, 0ul, (void *)0, 0ul, 0ul);
}

static inline long kl_try_descriptor_of(pid_t process) {
  int place = kl_process_descriptor(process);
  if (place < 0) return place;
  long copy = syscall(438 /* pidfd_getfd */, place, 0, 0u);
  close(place);
  if (copy >= 0) close((int)copy);
  return copy;
}

static inline long kl_try_unshare(void) { return syscall(SYS_unshare, 0); }

/// The session's keyring; KEYCTL_GET_KEYRING_ID makes none.
static inline long kl_try_keyring(void) { return syscall(SYS_keyctl, 0, -3, 0); }

static inline long kl_try_change_mode2(const char *path, mode_t mode) {
  return syscall(452 /* fchmodat2 */, AT_FDCWD, path, mode, 0);
}

// MARK: Messages with descriptors (SCM_RIGHTS); at most KL_MESSAGE_DESCRIPTORS travel with one message

enum { KL_MESSAGE_DESCRIPTORS = 4 };

static inline int kl_packet_pair(int pair[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair);
}

static inline int kl_stream_pair(int pair[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair);
}

static inline ssize_t kl_send_message(int socket, const void *bytes, size_t length, const int *descriptors,
                                      int count) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int) * KL_MESSAGE_DESCRIPTORS)];
  } control;
  struct iovec part = {(void *)bytes, length};
  struct msghdr message;
  memset(&message, 0, sizeof message);
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (count > KL_MESSAGE_DESCRIPTORS) {
    errno = EINVAL;
    return -1;
  }
  if (count > 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * (size_t)count);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static inline ssize_t kl_receive_message(int socket, void *bytes, size_t capacity, int *descriptors,
                                         int *count) {
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int) * KL_MESSAGE_DESCRIPTORS)];
  } control;
  struct iovec part = {bytes, capacity};
  struct msghdr message;
  memset(&message, 0, sizeof message);
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.bytes;
  message.msg_controllen = sizeof control.bytes;
  *count = 0;
  ssize_t length = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  if (length < 0) return length;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    *count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(descriptors, CMSG_DATA(header), sizeof(int) * (size_t)*count);
  }
  return length;
}

// MARK: Stepping through another process, for the benchmark (ptrace(2))

static inline int kl_trace(pid_t process) {
  if (ptrace(PTRACE_SEIZE, process, (void *)0, (void *)0)) return -1;
  return (int)ptrace(PTRACE_INTERRUPT, process, (void *)0, (void *)0);
}

static inline int kl_step(pid_t process) {
  return (int)ptrace(PTRACE_SINGLESTEP, process, (void *)0, (void *)0);
}

static inline int kl_untrace(pid_t process) {
  ptrace(PTRACE_INTERRUPT, process, (void *)0, (void *)0);
  waitpid(process, (int *)0, __WALL);
  return (int)ptrace(PTRACE_DETACH, process, (void *)0, (void *)0);
}

/// Where a stopped process goes on; 0 where that cannot be read.
static inline uint64_t kl_program_counter(pid_t process) {
  const long general_registers = 1;
  elf_gregset_t registers;
  struct iovec place = {&registers, sizeof registers};
  if (ptrace(PTRACE_GETREGSET, process, (void *)general_registers, &place)) return 0;
#if defined(__x86_64__)
  return registers[16];
#elif defined(__aarch64__)
  return registers[32];
#else
  return 0;
#endif
}

#endif
