'use client';

import { startTransition, Suspense, useEffect, useState } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { LivePlacesProps } from './live-places.tsx';

const LivePlaces = optionalPart(async () => (await import('./live-places.tsx')).LivePlaces);

/** Who only passes by loads nothing of it, in milliseconds. */
const afterMs = 2_000;

/** The places of a day follow while somebody stays on it; the code is loaded when the page has been open for a moment. */
export const Live = (props: LivePlacesProps) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWanted(true)), afterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <LivePlaces {...props} />
    </Suspense>
  );
};
