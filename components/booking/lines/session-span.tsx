import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/format-date.ts';
import type { LineSession } from './order-line-facts.ts';

/** When a line takes place: the times and date of its one session, or how many there are and from when to when. */
export const SessionSpan = ({ sessions }: { sessions: readonly LineSession[] }) => {
  const t = useTranslations('booking');
  const locale = useLocale();
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (sessions.length === 1) {
    return (
      <>
        <span className="clock clock--s">
          <b>{first.startsAt}</b>–{first.endsAt}
        </span>
        <span>{formatDate(first.date, locale)}</span>
      </>
    );
  }
  const [from, to] = [formatDate(first.date, locale), formatDate(last.date, locale)];
  return (
    <span>
      <b>{t('sessions', { count: sessions.length })}</b> {t('span', { first: from, last: to })}
    </span>
  );
};
