import type { ReactNode } from 'react';

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
  <section className="panel" aria-labelledby={id}>
    <div className="panel__head">
      <h2 className="heading-3" id={id}>
        <span className="step-no" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {note !== undefined && <p>{note}</p>}
    </div>
    {children}
  </section>
);
