'use client';

import { useRef, useState } from 'react';
import { askOwnPlace, type OwnPlace } from '#components/booking/model/point.ts';
import { useAddressSearch } from '#lib/browser/use-address-search.ts';
import { readIntent, type VisitIntent } from '#lib/zones/visit-intent.ts';

/** What the address of the finder says that a venue is chosen for; null on the server. */
export function useVisitIntent(): VisitIntent | null {
  const [search] = useAddressSearch();
  return readIntent(new URLSearchParams(search ?? ''));
}

export type AskedPlace = OwnPlace | { kind: 'unasked' | 'asking' };

/**
 * The visitor's geolocation, requested only on demand. It is put into no URL of a page, and the search sends it rounded.
 */
export const useOwnPlace = () => {
  const [place, setPlace] = useState<AskedPlace>({ kind: 'unasked' });
  /** Counts the questions: the answer to an earlier one, or to one that was given up, is ignored. */
  const turn = useRef(0);
  const ask = async () => {
    turn.current += 1;
    const requestTurn = turn.current;
    setPlace({ kind: 'asking' });
    const answer = await askOwnPlace();
    if (requestTurn === turn.current) setPlace(answer);
  };
  const forget = () => {
    turn.current += 1;
    setPlace({ kind: 'unasked' });
  };
  return { place, ask, forget };
};
