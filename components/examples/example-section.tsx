import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** One kind of component: its name at the left, its states at the right. */
export const ExampleSection = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section
    className={cx(
      'grid gap-6 border-line py-[2.5rem] *:min-w-0 [&+&]:border-t',
      'large:grid-cols-[13.75rem_minmax(0,1fr)] large:gap-10',
    )}
  >
    <div>
      <h2>{title}</h2>
      <p className="text-s">{note}</p>
    </div>
    <div className="grid content-start gap-6 *:min-w-0">{children}</div>
  </section>
);
