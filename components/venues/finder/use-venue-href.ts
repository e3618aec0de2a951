'use client';

import { useHref } from '#lib/zones/site-context.tsx';
import { wishedPath } from '#lib/zones/wish.ts';
import { useWish } from './use-wish.ts';

/** Returns the link to a venue: to what the address of the finder says it is chosen for, else to its start page. */
export const useVenueHref = (): ((slug: string) => string) => {
  const href = useHref();
  const wish = useWish();
  return (slug) => href(wishedPath(slug, wish));
};
