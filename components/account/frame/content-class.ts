/** The content of an account page: parts below each other, with the margins of the page on a phone. */
export const contentClass = 'grid gap-6 px-gutter py-6 *:min-w-0 large:px-0 large:py-0';
