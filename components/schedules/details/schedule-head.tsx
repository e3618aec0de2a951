import type { ReactNode } from 'react';
import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { ScheduleKind } from '#components/schedules/model/schedule.ts';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { finderPath } from '#lib/zones/visit-intent.ts';

export type ScheduleHeadProps = {
  kind: ScheduleKind;
  title: string;
  venue: Pick<Venue, 'name' | 'displayVenueSelectionButton'>;
  plan: IllustrationName;
  t: Translate;
  mode: Mode;
  /** A link before the one to other venues. */
  link?: ReactNode;
};

/** The crop of the illustration in the page head, which is too wide for the default crop. */
const strips: Partial<Record<IllustrationName, string>> = { basketball: '-6 26 162 76' };

/** A camp, a course or their category, and where it is. */
export const ScheduleHead = ({ kind, title, venue, plan, t, mode, link }: ScheduleHeadProps) => (
  <PlaceHead
    title={title}
    venueName={venue.name}
    link={
      <>
        {link}
        <ChangeVenueLink
          venue={venue}
          href={hrefIn(mode, finderPath({ what: kind, date: null }))}
          label={t('venues.changeVenue')}
        />
      </>
    }
    aside={<span className="max-large:hidden" />}
    art={<CourtIllustration kind={plan} view={strips[plan] ?? 'crop'} cover />}
  />
);
