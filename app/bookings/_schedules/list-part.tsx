'use client';

import { ScheduleList } from '#components/schedules/list/schedule-list.tsx';
import { ReadAhead } from '#components/shell/read-ahead.tsx';
import type { ListProps } from './schedule-props.ts';

/** A living list of camps or courses. */
export const ListPart = ({ state, ...about }: ListProps) => (
  <ReadAhead state={state}>
    <ScheduleList {...about} />
  </ReadAhead>
);
