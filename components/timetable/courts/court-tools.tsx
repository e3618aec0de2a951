'use client';

import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { useText } from '#lib/i18n/text-context.ts';

export type CourtToolsProps = { durations: readonly number[]; duration: number; onChange: (duration: number) => void };

/** How long to play, where there is a choice, and what the marks in the grid mean. */
export const CourtTools = ({ durations, duration, onChange }: CourtToolsProps) => {
  const text = useText();
  return (
    <div className="tools">
      {durations.length > 1 && (
        <Segmented
          label={text('timetable.courts.length')}
          options={durations.map((minutes) => ({
            value: String(minutes),
            label: text('timetable.minutes', { minutes }),
          }))}
          value={String(duration)}
          onChange={(value) => onChange(Number(value))}
        />
      )}
      <ul className="legend" aria-label={text('timetable.courts.legend')}>
        <li>
          <i />
          {text('timetable.courts.free')}
        </li>
        <li>
          <i className="legend__selected">
            <Check className="icon" />
          </i>
          {text('timetable.courts.selected')}
        </li>
        <li>
          <i className="legend__taken">
            <Ban className="icon" />
          </i>
          {text('timetable.courts.soldOut')}
        </li>
        <li>
          <CircleCheck className="icon icon--s" />
          {text('timetable.courts.bookedByYou')}
        </li>
      </ul>
    </div>
  );
};
