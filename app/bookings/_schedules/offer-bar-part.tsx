'use client';

import { LiveOfferBar } from '#components/schedules/details/live-offer-bar.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import type { DetailsProps } from './schedule-props.ts';

/** The living offer of a camp or course on a phone. */
export const OfferBarPart = ({ state, ...about }: DetailsProps) => (
  <ReadAhead state={state}>
    <LiveOfferBar {...about} />
  </ReadAhead>
);
