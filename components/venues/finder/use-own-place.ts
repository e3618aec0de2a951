'use client';

import { useRef, useState } from 'react';
import type { Point } from '#components/booking/model/point.ts';
import { isInUnitedKingdom } from './venue-search.ts';

export type OwnPlace = { kind: 'unasked' | 'asking' | 'refused' | 'outside_uk' } | { kind: 'known'; point: Point };

const PATIENCE_MS = 10_000;

/**
 * The visitor's geolocation, requested only on demand. It is put into no URL of a page, and the search sends it rounded.
 */
export const useOwnPlace = () => {
  const [place, setPlace] = useState<OwnPlace>({ kind: 'unasked' });
  /** Counts the questions: the answer to an earlier one, or to one that was given up, is ignored. */
  const turn = useRef(0);
  const ask = () => {
    if (!('geolocation' in navigator)) return setPlace({ kind: 'refused' });
    turn.current += 1;
    const asked = turn.current;
    const take = (answer: OwnPlace) => {
      if (asked === turn.current) setPlace(answer);
    };
    setPlace({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const point = { latitude, longitude };
        take(isInUnitedKingdom(point) ? { kind: 'known', point } : { kind: 'outside_uk' });
      },
      () => take({ kind: 'refused' }),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  const forget = () => {
    turn.current += 1;
    setPlace({ kind: 'unasked' });
  };
  return { place, ask, forget };
};
