import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '#lib/format/format-date.ts';
import type { LineSession } from './order-line-facts.ts';

/** The number of sessions shown at once; further ones are collapsed. */
const IN_VIEW = 3;

const summary = cx(
  'relative inline-flex min-h-[2rem] cursor-pointer list-none items-center gap-1.5 font-medium text-primary-text',
  'after:absolute after:inset-x-0 after:-inset-y-1.5 [&::-webkit-details-marker]:hidden',
);

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
    <details className="group/sessions mt-1.5 text-s" open={!folded}>
      <summary className={summary}>
        <span className="group-open/sessions:hidden">{t('showSessions', { count })}</span>
        <span className="hidden group-open/sessions:inline">{t('hideSessions', { count })}</span>
        <ChevronDown className="icon-s group-open/sessions:rotate-180" />
      </summary>
      <ul>
        {sessions.map(({ id, date, startsAt, endsAt }) => (
          <li
            className="grid grid-cols-[7.25rem_1fr] gap-3 border-line py-1.25 text-ink tabular-nums not-first:border-t"
            key={id}
          >
            <span>{formatDay(date, locale)}</span>
            <span className="text-ink-2">
              {startsAt}–{endsAt}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
