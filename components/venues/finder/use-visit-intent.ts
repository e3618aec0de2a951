'use client';

import { useAddressSearch } from '#lib/browser/use-address-search.ts';
import { readIntent, type VisitIntent } from '#lib/zones/visit-intent.ts';

/** What the address of the finder says that a venue is chosen for; null on the server. */
export function useVisitIntent(): VisitIntent | null {
  const [search] = useAddressSearch();
  return readIntent(new URLSearchParams(search ?? ''));
}
