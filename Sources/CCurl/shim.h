// libcurl's variadic functions, one inline wrapper an argument type, and the macros that Swift does not import.
#ifndef KEYLINE_CCURL_SHIM_H
#define KEYLINE_CCURL_SHIM_H

#include <curl/curl.h>

typedef size_t (*kl_curl_bytes)(char *bytes, size_t size, size_t count, void *owner);
typedef int (*kl_curl_request)(void *owner, char *remote, char *local, int remote_port, int local_port);

static inline CURLcode kl_curl_set_text(CURL *transfer, CURLoption option, const char *text) {
  return curl_easy_setopt(transfer, option, text);
}
static inline CURLcode kl_curl_set_number(CURL *transfer, CURLoption option, long number) {
  return curl_easy_setopt(transfer, option, number);
}
static inline CURLcode kl_curl_set_size(CURL *transfer, CURLoption option, curl_off_t size) {
  return curl_easy_setopt(transfer, option, size);
}
static inline CURLcode kl_curl_set_pointer(CURL *transfer, CURLoption option, void *pointer) {
  return curl_easy_setopt(transfer, option, pointer);
}
static inline CURLcode kl_curl_set_bytes(CURL *transfer, CURLoption option, kl_curl_bytes function) {
  return curl_easy_setopt(transfer, option, function);
}
static inline CURLcode kl_curl_set_request(CURL *transfer, kl_curl_request function) {
  return curl_easy_setopt(transfer, CURLOPT_PREREQFUNCTION, function);
}
static inline CURLcode kl_curl_owner(CURL *transfer, void **owner) {
  return curl_easy_getinfo(transfer, CURLINFO_PRIVATE, owner);
}
static inline CURLMcode kl_curl_set_multi_number(CURLM *transfers, CURLMoption option, long number) {
  return curl_multi_setopt(transfers, option, number);
}
static inline CURLcode kl_curl_result(const CURLMsg *message) { return message->data.result; }

static const long KL_CURL_GLOBAL_DEFAULT = CURL_GLOBAL_DEFAULT;
static const long KL_CURL_HTTP_1_1 = CURL_HTTP_VERSION_1_1;

#endif
