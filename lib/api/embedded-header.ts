/** Tells the proxy that the page stands in a frame, so that its session must live in one. */
export const embeddedHeader = 'x-embedded';
