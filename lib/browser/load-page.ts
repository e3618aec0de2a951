/** Goes to another page. */
export type Follow = (target: string) => void;

/** Reloads the document, which also clears all client-side state. */
export const loadPage: Follow = (target) => window.location.assign(target);
