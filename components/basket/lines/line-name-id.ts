/** The id of a basket line's name, which takes the focus when the line above it has gone. */
export const lineNameId = (itemId: string): string => `line-${itemId}`;

/** The id of the page's heading, which takes it after the last line. */
export const basketHeadingId = 'basket-heading';
