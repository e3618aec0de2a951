/** The id of a basket line's name, which takes the focus when the line above it has been removed. */
export const lineNameId = (itemId: string): string => `line-${itemId}`;

/** The id of the page's heading, which takes the focus when the last line has been removed. */
export const basketHeadingId = 'basket-heading';
