import type { Money } from '#contract/primitives.ts';

/** Formats a price: text that the server formatted is kept, a plain value gets a pound sign. */
export const priceText = (price: Money | string | number): string =>
  typeof price === 'object' ? price.formatted : `£${price}`;
