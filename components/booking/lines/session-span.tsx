import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { LineSession } from './order-line-facts.ts';

/** When a line takes place: the times and date of its one session, or how many there are and from when to when. */
export const SessionSpan = ({ sessions }: { sessions: readonly LineSession[] }) => {
  const text = useText();
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (sessions.length === 1) {
    return (
      <>
        <span className="clock clock--s">
          <b>{first.startsAt}</b>–{first.endsAt}
        </span>
        <span>{formatDate(first.date, text.language)}</span>
      </>
    );
  }
  const [from, to] = [formatDate(first.date, text.language), formatDate(last.date, text.language)];
  return (
    <span>
      <b>{text('booking.sessions', { count: sessions.length })}</b> {text('booking.span', { first: from, last: to })}
    </span>
  );
};
