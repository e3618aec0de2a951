import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';

export type StepPanelProps = {
  id: string;
  /** Its number among the steps of the form. */
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
};

/** One step of a booking form. */
export const StepPanel = ({ id, number, title, note, children }: StepPanelProps) => (
  <Panel aria-labelledby={id}>
    <PanelHead>
      <h2 className="heading-3" id={id}>
        <span
          className={cx(
            'mr-2.5 inline-grid size-[1.75rem] place-items-center rounded-full border-[1.5px] border-line-strong align-[3px]',
            'font-body text-[0.875rem]/none font-medium tracking-[0] text-ink-2',
          )}
          aria-hidden="true"
        >
          {number}
        </span>
        {title}
      </h2>
      {note !== undefined && <p>{note}</p>}
    </PanelHead>
    {children}
  </Panel>
);
