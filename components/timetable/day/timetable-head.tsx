import { ChangeVenueLink, type ChangeVenueLinkProps } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { ActingFor } from '#components/booking/person/acting-for.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';

/** The crop of the illustration in the page head: a wide strip around the highlighted zone. */
const views: Record<IllustrationName, { view: string; cover: boolean | 'xMidYMax' | 'xMaxYMid' }> = {
  badminton: { view: '44 -9 98 47', cover: true },
  basketball: { view: '-2 -8 154 74', cover: true },
  football: { view: '325 220 400 192', cover: true },
  pool: { view: '140 32 122 59', cover: 'xMaxYMid' },
  squash: { view: '24 -8 98 47', cover: true },
  studio: { view: '0 -20 214 96', cover: 'xMidYMax' },
  track: { view: '62 -8 176 85', cover: true },
  trampoline: { view: '34 -16 206 99', cover: true },
};

export type TimetableHeadProps = {
  title: string;
  venueName: string;
  plan: IllustrationName;
  changeVenue: ChangeVenueLinkProps;
};

/** The page head of a timetable: activity, venue and acting person. */
export const TimetableHead = ({ title, venueName, plan, changeVenue }: TimetableHeadProps) => (
  <PlaceHead
    {...{ title, venueName }}
    link={<ChangeVenueLink {...changeVenue} />}
    aside={<ActingFor />}
    art={<CourtIllustration kind={plan} {...views[plan]} />}
  />
);
