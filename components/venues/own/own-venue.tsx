'use client';

import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useChosenVenue } from '#components/venues/finder/use-chosen-venue.ts';

const VenueCards = optionalPart(async () => (await import('./venue-cards.tsx')).VenueCards);

/** The visitor's own venue with its activities, loaded after home for those who have looked at a venue. */
export const OwnVenue = ({ renderedAt }: { renderedAt: number }) => {
  const slug = useChosenVenue();
  if (slug === undefined) return null;
  return (
    <Suspense fallback={null}>
      <VenueCards key={slug} {...{ slug, renderedAt }} />
    </Suspense>
  );
};
