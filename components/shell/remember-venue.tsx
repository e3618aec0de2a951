'use client';

import { useEffect } from 'react';
import { rememberVenue } from '#lib/zones/remember-venue.ts';

/**
 * Stores the page's venue as the last one visited; `/redirect-to-selected-venue` redirects to it
 * (docs/product.md#redirects).
 */
export const RememberVenue = ({ slug }: { slug: string }) => {
  useEffect(() => rememberVenue(slug), [slug]);
  return null;
};
