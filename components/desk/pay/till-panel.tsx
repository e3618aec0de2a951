import type { ReactNode } from 'react';

interface TillPanelProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** The keys, at the end. */
  keys: ReactNode;
  /** The button that takes money. */
  action: ReactNode;
  children: ReactNode;
}

/** How one way of paying is taken: what is to be said, the keys, and one button that says how much and how. */
export const TillPanel = ({ id, title, keys, action, children }: TillPanelProps) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-6 gap-y-5 rounded-l border border-line bg-surface p-5 medium:grid-cols-[minmax(0,1fr)_15.75rem] large:grid-cols-[minmax(0,1fr)_18.75rem]"
  >
    <div className="grid content-start gap-4">
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      {children}
    </div>
    <div className="col-2 row-[1/span_2]">{keys}</div>
    <div className="self-end">{action}</div>
  </section>
);
