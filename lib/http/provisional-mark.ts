const name = 'touchline:provisional';

/**
 * The attributes of the `meta` element of a page in which a failed read shows as something less, or that answers a
 * made-up question: the visitor sees it, but it is never cached.
 */
export const provisionalMark = { name, content: 'true' };

const written = `<meta name="${name}" content="true"/>`;

/** Whether a page carries the mark. Users' texts cannot forge it, since their angle brackets are escaped. */
export const isProvisional = (page: string): boolean => page.includes(written);
