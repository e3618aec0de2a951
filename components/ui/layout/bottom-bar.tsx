import type { ReactNode } from 'react';
import { ShareLine } from './share-line.tsx';

export type BottomBarProps = {
  label: string;
  /** At the left: a figure (class `figure`) over a line that says what it is for (`small`). */
  summary: ReactNode;
  /** At the right: one button or link. */
  action: ReactNode;
  /** What is left of a hold, from 0 to 1, as a line on the upper edge. */
  share?: number;
  tone?: 'primary' | 'warning';
};

/** Sticks to the bottom of a phone or tablet with the sum and the next step; gone from 1200 px. */
export const BottomBar = ({ label, summary, action, share, tone }: BottomBarProps) => (
  <section className="bottom-bar" aria-label={label}>
    {share !== undefined && (
      <div className="bottom-bar__line">
        <ShareLine share={share} tone={tone} />
      </div>
    )}
    <div className="page-width bottom-bar__in">
      <div className="bottom-bar__sum">{summary}</div>
      {action}
    </div>
  </section>
);
