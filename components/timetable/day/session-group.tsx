import type { ReactNode } from 'react';
import { GroupHead, type GroupHeadProps } from './group-head.tsx';

/** A part of the day, or one class of several: heading, how many, and the lists of rows. */
export const SessionGroup = ({ id, children, ...head }: GroupHeadProps & { children: ReactNode }) => (
  <section className="not-first:mt-8" aria-labelledby={`group-${id}`}>
    <GroupHead {...head} id={`group-${id}`} />
    {children}
  </section>
);
