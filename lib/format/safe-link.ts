/** Matches a path of this site, or a URL whose scheme cannot run a script. */
const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s"'<>`\\]*$/i;

/** Whether a URL written by the operator may be used as a link: http, https, mailto, tel, or a path of this site. */
export const isSafeLink = (url: string): boolean => safe.test(url);
