'use client';

import { LiveOffer } from '#components/schedules/details/live-offer.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import type { DetailsProps } from './schedule-props.ts';

/** The living offer of a camp or course. */
export const OfferPart = ({ state, ...about }: DetailsProps) => (
  <ReadAhead state={state}>
    <LiveOffer {...about} />
  </ReadAhead>
);
