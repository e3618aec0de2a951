/** The query parameters with the addresses to go on to after joining, on giving up and when it has run out. */
export const redirectParameters = ['success_url', 'abort_url', 'expiration_url'] as const;
