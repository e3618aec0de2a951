import type { ReactNode } from 'react';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';

export type ScheduleHeadProps = {
  title: string;
  venueName: string;
  plan: IllustrationName;
  /** A link at the end of the line. */
  link?: ReactNode;
};

/** The crop of the illustration in the page head, which is too wide for the default crop. */
const strips: Partial<Record<IllustrationName, string>> = { basketball: '-6 26 162 76' };

/** A camp, a course or their category, and where it is. */
export const ScheduleHead = ({ title, venueName, plan, link }: ScheduleHeadProps) => (
  <PlaceHead
    {...{ title, venueName, link }}
    aside={<span className="max-large:hidden" />}
    art={<CourtIllustration kind={plan} view={strips[plan] ?? 'crop'} cover />}
  />
);
