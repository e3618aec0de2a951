'use client';

import { useState } from 'react';
import type { Point } from '#components/booking/model/point.ts';
import { isInUnitedKingdom } from './venue-search.ts';

export type OwnPlace = { kind: 'unasked' | 'asking' | 'refused' | 'outside_uk' } | { kind: 'known'; point: Point };

const PATIENCE_MS = 10_000;

/**
 * The visitor's geolocation, requested only on demand. It stays in the browser and is put into no URL and no request.
 */
export const useOwnPlace = () => {
  const [place, setPlace] = useState<OwnPlace>({ kind: 'unasked' });
  const ask = () => {
    if (!('geolocation' in navigator)) return setPlace({ kind: 'refused' });
    setPlace({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const point = { latitude, longitude };
        setPlace(isInUnitedKingdom(point) ? { kind: 'known', point } : { kind: 'outside_uk' });
      },
      () => setPlace({ kind: 'refused' }),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  return { place, ask, forget: () => setPlace({ kind: 'unasked' }) };
};
