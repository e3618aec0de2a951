import { useLocale } from 'next-intl';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText, timesLabel, timesText } from '#components/schedules/schedule-labels.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The facts of a camp or course: dates, times, number of sessions, ages, instructor. */
export const FactBar = ({ schedule, t }: { schedule: AnySchedule; t: Translate }) => {
  const locale = useLocale();
  const facts = scheduleFacts(schedule);
  const rows = [
    // Breaks between two dates, not within one.
    [t('camps.dates'), datesText(facts, locale).replaceAll(' ', '\u00A0')],
    [timesLabel(facts, t, locale), timesText(facts, t)],
    [t('camps.sessions'), t('camps.sessionsOver', { sessions: facts.sessions, weeks: schedule.durationInWeeks })],
    [t('camps.forWhom'), schedule.ages === null ? '' : capitalised(agesText(schedule.ages, t))],
    [t('camps.ledBy', { count: facts.instructors.length }), facts.instructors.join(', ')],
  ] as const;
  return (
    <dl className="grid grid-cols-2 overflow-clip rounded-l border border-line bg-surface small:auto-cols-fr small:grid-flow-col small:grid-cols-none">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          // An odd one out has the row to itself.
          <div
            key={name}
            className="-mr-px -mb-px min-w-0 border-r border-b border-line px-4 py-3.5 wrap-break-word max-small:last:odd:col-span-full"
          >
            <dt className="text-s text-ink-3">{name}</dt>
            <dd className="font-medium text-ink lining-nums tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
};
