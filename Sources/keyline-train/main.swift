import Glibc

exit(EXIT_SUCCESS)
