import type { ReactNode } from 'react';
import { BottomBar } from '#components/ui/layout/bottom-bar.tsx';

export type PickBarProps = {
  label: string;
  /** The total, as text. */
  sum: string;
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
        <span className="figure">{sum}</span>
        <small className="num">{note}</small>
      </>
    }
    action={action}
  />
);
