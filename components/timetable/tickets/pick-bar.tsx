import type { ReactNode } from 'react';
import { BottomBar } from '#components/ui/layout/bottom-bar.tsx';

export type PickBarProps = {
  label: string;
  /** What it comes to, in words. */
  sum: string;
  /** What it is for. */
  note: string;
  action: ReactNode;
};

/** What has been chosen, at the bottom of a phone, in the basket's place. */
export const PickBar = ({ label, sum, note, action }: PickBarProps) => (
  <BottomBar
    label={label}
    summary={
      <>
        <span className="figure">{sum}</span>
        <small className="num">{note}</small>
      </>
    }
    action={action}
  />
);
