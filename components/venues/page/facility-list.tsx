'use client';

import { useTranslations } from 'next-intl';
import type { FinderFacility } from '#components/venues/finder/finder-facilities.ts';
import { FacilityIcon } from './facility-icon.tsx';

/** A venue's facilities with their icons. */
export const FacilityList = ({ facilities }: { facilities: readonly FinderFacility[] }) => {
  const t = useTranslations('venues');
  if (facilities.length === 0) return null;
  return (
    <ul
      className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-s *:inline-flex *:items-center *:gap-1.5"
      aria-label={t('facilities')}
    >
      {facilities.map((facility) => (
        <li key={facility}>
          <FacilityIcon facility={facility} />
          {t(`facility.${facility}`)}
        </li>
      ))}
    </ul>
  );
};
