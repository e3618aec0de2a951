'use client';

import { useEffect, useState } from 'react';
import type { ChosenVenue } from './chosen-venue.ts';

/** The chosen venue with its name and town, which are read where the list does not have them. */
export const useVenueCard = (chosen: ChosenVenue | undefined): ChosenVenue | undefined => {
  const [read, setRead] = useState<ChosenVenue | null>(null);
  const missing = chosen !== undefined && chosen.town === undefined ? chosen.slug : null;
  useEffect(() => {
    if (missing === null) return;
    let isCurrent = true;
    import('./read-venue.ts')
      .then(({ readVenue }) => readVenue(missing))
      .then(
        (venue) => isCurrent && setRead(venue),
        // The name and the link of a point stand without its town.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return chosen !== undefined && read?.slug === chosen.slug ? { ...read, ...chosen } : chosen;
};
