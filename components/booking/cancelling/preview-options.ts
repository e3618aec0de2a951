/**
 * Options of a query that counts what cancelling would do: never cached, because time changes it, and a failure is shown
 * in the dialogue instead of an error page.
 */
export const previewOptions = {
  staleTime: 0,
  gcTime: 0,
  retry: false,
  throwOnError: false,
  // The message afterwards compares with what was read before.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
