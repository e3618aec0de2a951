/** The query parameters with the addresses to go on to after joining, on giving up and when it has run out. */
export const redirectParameters = ['success_url', 'abort_url', 'expiration_url'] as const;

/** What a site that led here has said in the address, and the steps have to know. */
export const keptParameters = [...redirectParameters, 'onboarding_type'] as const;
