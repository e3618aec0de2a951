'use client';

import { useEffect } from 'react';
import { rememberVenue } from '#lib/zones/remember-venue.ts';

/** Keeps the venue whose page this is as the one chosen last; `/redirect-to-selected-venue` leads there (spec section 2). */
export const RememberVenue = ({ slug }: { slug: string }) => {
  useEffect(() => rememberVenue(slug), [slug]);
  return null;
};
