import type { ReactNode } from 'react';
import { Card } from '#components/ui/layout/card.tsx';
import { QuickLinks, type QuickLink } from '#components/venues/finder/home/quick-links.tsx';
import type { VenueFacility, FacilityCode } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The icon of a facility. All icons are in one SVG sprite, because a list of venues repeats them in every row. */
const FacilityIcon = ({ facility }: { facility: FacilityCode }) => (
  <svg className="icon-s text-ink-3" aria-hidden="true" focusable="false">
    <use href={`/facilities.svg#${facility}`} />
  </svg>
);

const getLabel = ({ code, metres }: VenueFacility, t: Translate): string =>
  metres === undefined ? t(`venues.facility.${code}`) : t('venues.poolOf', { metres: String(metres) });

/** The facilities of the building with their icons. */
const VenueFacilities = ({ t, facilities }: { t: Translate; facilities: readonly VenueFacility[] }) => (
  <section className="mt-10">
    <h2 className="mb-3 heading-4">{t('venues.facilities')}</h2>
    <Card
      as="ul"
      padded
      className="grid grid-cols-2 gap-x-3 gap-y-2 text-s *:flex *:min-w-0 *:items-center *:gap-2 max-narrow:grid-cols-1 small:grid-cols-3 large:grid-cols-[repeat(6,auto)] large:justify-between"
    >
      {facilities.map((facility) => (
        <li key={`${facility.code} ${facility.metres}`}>
          <FacilityIcon facility={facility.code} />
          {getLabel(facility, t)}
        </li>
      ))}
    </Card>
  </section>
);

export type VenueViewProps = {
  t: Translate;
  venueName: string;
  /** The activities to choose from. */
  activities: ReactNode;
  /** Camps, courses and memberships, as far as the venue has them. */
  links: readonly QuickLink[];
  /** The facilities of the building, if known. */
  facilities: readonly VenueFacility[];
  side: ReactNode;
};

/** A venue: what can be booked there, what else it offers, and about the place. */
export const VenueView = ({ t, venueName, activities, links, facilities, side }: VenueViewProps) => (
  <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 large:grid-cols-[minmax(0,1fr)_20rem] large:pt-[2rem]">
    <div>
      <h2 className="sr-only">{t('activities.activities')}</h2>
      {activities}
      {links.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-3 heading-4">{t('venues.more', { venue: venueName })}</h2>
          <QuickLinks links={links} />
        </section>
      )}
      {facilities.length > 0 && <VenueFacilities {...{ t, facilities }} />}
    </div>
    {side}
  </div>
);
