'use client';

import { useEffect } from 'react';
import { visitCookies } from '../../lib/zones/visit-cookies.ts';

/** Half a year, in seconds. */
const halfYear = 182 * 24 * 60 * 60;

/** Keeps the venue whose page this is as the one chosen last; `/redirect-to-selected-venue` leads there (spec section 2). */
export const RememberVenue = ({ slug }: { slug: string }) => {
  useEffect(() => {
    document.cookie = `${visitCookies.venue}=${slug}; Path=/; Max-Age=${halfYear}; SameSite=Lax`;
  }, [slug]);
  return null;
};
