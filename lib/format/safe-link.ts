/** A page of this site, or an address of a kind that cannot run anything. */
const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s"'<>`\\]*$/i;

/** Whether an address that an operator wrote may be a link: http, https, mailto, tel, or a path of this site. */
export const isSafeLink = (url: string): boolean => safe.test(url);
