'use client';

import { useRef, useState } from 'react';
import { askOwnPlace, type OwnPlace } from '#components/booking/model/own-place.ts';

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
