import type { ReactNode } from 'react';

export type SessionGroupProps = { id: string; title: string; note: string; children: ReactNode };

/** A part of the day, or one class of several: heading, how many, and the rows. */
export const SessionGroup = ({ id, title, note, children }: SessionGroupProps) => (
  <section className="group" aria-labelledby={`group-${id}`}>
    <div className="group__head">
      <h2 className="heading-4" id={`group-${id}`}>
        {title}
      </h2>
      <span className="small num">{note}</span>
    </div>
    <ul className="rows sessions">{children}</ul>
  </section>
);
