'use client';

import { useState, type ReactNode } from 'react';
import { Segmented } from '#components/ui/form/segmented.tsx';

export interface PeriodChoice {
  period: 'month' | 'year';
  label: string;
  /** A sentence above what it shows. */
  lead: string;
  content: ReactNode;
}

type PeriodSwitchProps = { label: string; choices: readonly PeriodChoice[] };

/** Switches between what is paid monthly and yearly; with one of them there is nothing to switch. */
export const PeriodSwitch = ({ label, choices }: PeriodSwitchProps) => {
  const [chosen, setChosen] = useState(choices[0]?.period ?? null);
  const shown = choices.find(({ period }) => period === chosen);
  if (shown === undefined) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[52ch] text-l text-balance">{shown.lead}</p>
        {choices.length > 1 && (
          <Segmented
            label={label}
            options={choices.map(({ period, label: words }) => ({ value: period, label: words }))}
            value={shown.period}
            onChange={setChosen}
          />
        )}
      </div>
      {shown.content}
    </>
  );
};
