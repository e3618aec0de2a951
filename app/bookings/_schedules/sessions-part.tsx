'use client';

import { LiveSessions } from '#components/schedules/details/live-sessions.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import type { DetailsProps } from './schedule-props.ts';

/** The living sessions of a camp or course. */
export const SessionsPart = ({ state, ...about }: DetailsProps) => (
  <ReadAhead state={state}>
    <LiveSessions {...about} />
  </ReadAhead>
);
