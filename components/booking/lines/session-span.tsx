import { cx } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/format-date.ts';
import type { LineSession } from './order-line-facts.ts';

type SessionSpanProps = { sessions: readonly LineSession[]; className?: string };

const Span = ({ sessions }: Pick<SessionSpanProps, 'sessions'>) => {
  const t = useTranslations('booking');
  const locale = useLocale();
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (sessions.length === 1) {
    return (
      <>
        <span className="font-figures text-[calc(1.375rem*max(var(--heading-scale),0.78))]/none font-headline tracking-[0.01em] text-ink-3 tabular-nums">
          <b className="font-headline">{first.startsAt}</b>–{first.endsAt}
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

/** When a line takes place: the times and date of its one session, or how many there are and from when to when. */
export const SessionSpan = ({ sessions, className }: SessionSpanProps) => (
  <p className={cx('mt-1.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-s/[1.375rem] text-ink', className)}>
    <Span sessions={sessions} />
  </p>
);
