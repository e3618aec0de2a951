import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '#lib/format/format-date.ts';
import type { LineSession } from './order-line-facts.ts';

/** The number of sessions shown at once; further ones are collapsed. */
const IN_VIEW = 3;

/** Every session of a line: date, start and end. */
export const SessionList = ({
  sessions,
  folded = sessions.length > IN_VIEW,
}: {
  sessions: readonly LineSession[];
  folded?: boolean;
}) => {
  const t = useTranslations('booking');
  const locale = useLocale();
  const count = sessions.length;
  return (
    <details className="session-list" open={!folded}>
      <summary>
        <span className="session-list__show">{t('showSessions', { count })}</span>
        <span className="session-list__hide">{t('hideSessions', { count })}</span>
        <ChevronDown className="icon icon--s" />
      </summary>
      <ul>
        {sessions.map(({ id, date, startsAt, endsAt }) => (
          <li key={id}>
            <span>{formatDay(date, locale)}</span>
            <span>
              {startsAt}–{endsAt}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
