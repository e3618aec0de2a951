import type { Package } from '#contract/packages/packages.ts';
import { packageName } from './package-texts.ts';

/** A package as schema.org data; `url` is its page. */
export const packageJsonLd = (shown: Package, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: packageName(shown),
  ...(shown.description !== null && { description: shown.description }),
  url,
  offers: {
    '@type': 'Offer',
    url,
    price: (shown.price.value / 100).toFixed(2),
    priceCurrency: shown.price.currency,
    availability: 'https://schema.org/InStock',
  },
});
