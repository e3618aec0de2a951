'use client';

import type { FinderFacility } from '#components/venues/finder/finder-facilities.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { FacilityIcon } from './facility-icon.tsx';

/** What a venue has, each with its icon. */
export const FacilityList = ({ facilities }: { facilities: readonly FinderFacility[] }) => {
  const text = useText();
  if (facilities.length === 0) return null;
  return (
    <ul className="venue__facilities" aria-label={text('venues.facilities')}>
      {facilities.map((facility) => (
        <li key={facility}>
          <FacilityIcon facility={facility} />
          {text(`venues.facility.${facility}`)}
        </li>
      ))}
    </ul>
  );
};
