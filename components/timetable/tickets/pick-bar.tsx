import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { barFigure, BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';

export type PickBarProps = {
  label: string;
  /** The total. */
  sum: ReactNode;
  /** What the total is for. */
  note: string;
  action: ReactNode;
};

/** The chosen tickets and their total at the bottom of a phone, in place of the basket bar. */
export const PickBar = ({ label, sum, note, action }: PickBarProps) => (
  <BottomBar
    label={label}
    summary={
      <>
        <span className={cx('font-figures [&_s]:mr-1.5 [&_s]:inline', barFigure)}>{sum}</span>
        <BottomBarNote className="lining-nums tabular-nums">{note}</BottomBarNote>
      </>
    }
    action={action}
  />
);
