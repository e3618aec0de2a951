'use client';

import { useEffect } from 'react';
import { rememberVenue } from '#lib/zones/remember-venue.ts';

/**
 * Keeps the venue whose page this is as the one chosen last; `/redirect-to-selected-venue` leads there
 * (docs/product.md#redirects).
 */
export const RememberVenue = ({ slug }: { slug: string }) => {
  useEffect(() => rememberVenue(slug), [slug]);
  return null;
};
