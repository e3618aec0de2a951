'use client';

import { useHref } from '#lib/zones/site-context.tsx';
import { intentPath } from '#lib/zones/visit-intent.ts';
import { useVisitIntent } from './use-own-place.ts';

/** Returns the link to a venue: to what the address of the finder says it is chosen for, else to its start page. */
export const useVenueHref = (): ((slug: string) => string) => {
  const href = useHref();
  const intent = useVisitIntent();
  return (slug) => href(intentPath(slug, intent));
};
