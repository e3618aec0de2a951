import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText, timesLabel, timesText } from '#components/schedules/schedule-labels.ts';
import type { Text } from '#lib/i18n/text.ts';

/** A camp or course in four facts: dates, times, how many sessions, who leads it. */
export const FactBar = ({ schedule, text }: { schedule: AnySchedule; text: Text }) => {
  const facts = scheduleFacts(schedule);
  const rows = [
    [text('camps.dates'), datesText(facts, text)],
    [timesLabel(isCamp(schedule) ? 'camps' : 'courses', facts, text), timesText(facts, text)],
    [text('camps.sessions'), text('camps.sessionsOver', { sessions: facts.sessions, weeks: schedule.durationInWeeks })],
    [text('camps.ledBy', { count: facts.instructors.length }), facts.instructors.join(', ')],
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
