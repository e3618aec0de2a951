import { useLocale } from 'next-intl';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText, timesLabel, timesText } from '#components/schedules/schedule-labels.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Four facts of a camp or course: dates, times, number of sessions, instructor. */
export const FactBar = ({ schedule, t }: { schedule: AnySchedule; t: Translate }) => {
  const locale = useLocale();
  const facts = scheduleFacts(schedule);
  const rows = [
    [t('camps.dates'), datesText(facts, locale)],
    [timesLabel(isCamp(schedule) ? 'camps' : 'courses', facts, t), timesText(facts, t)],
    [t('camps.sessions'), t('camps.sessionsOver', { sessions: facts.sessions, weeks: schedule.durationInWeeks })],
    [t('camps.ledBy', { count: facts.instructors.length }), facts.instructors.join(', ')],
  ] as const;
  return (
    <dl className="factbar">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
    </dl>
  );
};
