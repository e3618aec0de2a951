import type { ReactNode } from 'react';

/** One kind of component: its name at the left, its states at the right. */
export const ExampleSection = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className="example">
    <div>
      <h2>{title}</h2>
      <p className="small">{note}</p>
    </div>
    <div className="stack">{children}</div>
  </section>
);
