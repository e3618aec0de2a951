import type { ReactNode } from 'react';
import { QuickLinks, type QuickLink } from '#components/venues/finder/home/quick-links.tsx';
import type { VenueFacility } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { VenueFacilities } from './venue-facilities.tsx';

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
