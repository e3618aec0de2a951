/** Goes to another page. */
export type Follow = (target: string) => void;

/** Loads the page afresh, so that nothing of this one stays in memory. */
export const loadPage: Follow = (target) => window.location.assign(target);
