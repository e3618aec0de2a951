import type { ReactNode } from 'react';
import { ShareLine } from './share-line.tsx';

export type BottomBarProps = {
  label: string;
  /** At the left: a figure (class `figure`) above its label (class `small`). */
  summary: ReactNode;
  /** At the right: one button or link. */
  action: ReactNode;
  /** The remaining share of a hold, from 0 to 1, as a progress line on the upper edge. */
  share?: number;
  tone?: 'primary' | 'warning';
};

/** A sticky bar at the bottom of a phone or tablet with the total and the next step; hidden from 1200 px. */
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
