import type { Money } from '#contract/primitives.ts';

/** A price in words: money as the server formatted it; a plain value gets a pound sign. */
export const priceText = (price: Money | string | number): string =>
  typeof price === 'object' ? price.formatted : `£${price}`;
