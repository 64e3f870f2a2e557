/* What is on the disk for certain: whenever a database file is synced, its bytes are copied beside it.
   After a power cut those copies are all there is. LAGUNA_NO_SYNC=1 plants a disk that ignores syncs. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
    char link[64], path[4096], next[4200], last[4200], piece[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    if (!strstr(path, ".sqlite") || getenv("LAGUNA_NO_SYNC")) return;
    snprintf(next, sizeof next, "%s.synced-next", path);
    snprintf(last, sizeof last, "%s.synced", path);
    int copy = open(next, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (copy < 0) return;
    off_t at = 0;
    ssize_t got;
    while ((got = pread(fd, piece, sizeof piece, at)) > 0) {
        if (pwrite(copy, piece, got, at) != got) break;
        at += got;
    }
    close(copy);
    rename(next, last);
}

int fsync(int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    if (done == 0) keep(fd);
    return done;
}

int fdatasync(int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    if (done == 0) keep(fd);
    return done;
}
