import type { ReactNode } from 'react';
import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { GroupHead, type GroupHeadProps } from './group-head.tsx';

/** A part of the day, or one class of several: heading, how many, and the rows. */
export const SessionGroup = ({ id, children, ...head }: GroupHeadProps & { children: ReactNode }) => (
  <section className="not-first:mt-8" aria-labelledby={`group-${id}`}>
    <GroupHead {...head} id={`group-${id}`} />
    <SessionRows>{children}</SessionRows>
  </section>
);
