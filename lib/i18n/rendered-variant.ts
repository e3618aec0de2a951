import { cache } from 'react';
import { defaultLanguage, type Variant } from '#lib/zones/variant.ts';

const current = cache((): { variant: Variant } => ({ variant: { language: defaultLanguage, mode: 'web' } }));

/** Keeps the variant of this render for pages that Next gives no parameters: layouts call it before they render. */
export function setRequestVariant(variant: Variant): void {
  current().variant = variant;
}

/** The variant of this render. */
export function renderedVariant(): Variant {
  return current().variant;
}
