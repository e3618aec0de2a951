import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatDay } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { LineSession } from './order-line-facts.ts';

/** Up to this many sessions are in view at once; more are folded away. */
const IN_VIEW = 3;

/** Every session of a line: date, start and end. */
export const SessionList = ({
  sessions,
  folded = sessions.length > IN_VIEW,
}: {
  sessions: readonly LineSession[];
  folded?: boolean;
}) => {
  const text = useText();
  const count = sessions.length;
  return (
    <details className="session-list" open={!folded}>
      <summary>
        <span className="session-list__show">{text('booking.showSessions', { count })}</span>
        <span className="session-list__hide">{text('booking.hideSessions', { count })}</span>
        <ChevronDown className="icon icon--s" />
      </summary>
      <ul>
        {sessions.map(({ id, date, startsAt, endsAt }) => (
          <li key={id}>
            <span>{formatDay(date, text.language)}</span>
            <span>
              {startsAt}–{endsAt}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
