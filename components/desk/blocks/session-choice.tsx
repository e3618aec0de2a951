import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { BlockSession } from '#contract/desk/block-sessions.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';

interface SessionChoiceProps {
  sessions: readonly BlockSession[];
  hasMore: boolean;
  /** YYYY-MM-DD. */
  daysWithout: readonly string[];
  /** Ids of the sessions that are left out by hand. */
  leftOut: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const SessionLine = ({
  session,
  isChosen,
  onToggle,
}: {
  session: BlockSession;
  isChosen: boolean;
  onToggle: () => void;
}) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  const { name, locationName, startsAt, endsAt, available, clash, price } = session;
  const time = `${getClock(startsAt.local)}–${getClock(endsAt.local)}`;
  const facts = [name, locationName, price?.formatted, t('free', { count: available })].filter(
    (fact) => fact !== undefined && fact !== '',
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line px-4 py-1 not-first:border-t">
      <Checkbox
        label={`${formatDate(getDate(startsAt.local), language)}, ${time}`}
        help={facts.join(', ')}
        checked={isChosen}
        disabled={clash !== null}
        onChange={onToggle}
      />
      {clash !== null && <Pill tone="warning">{t(`clash.${clash}`)}</Pill>}
    </li>
  );
};

/** The sessions that the block would have: what clashes cannot be ticked and says why, and days without a session are named. */
export const SessionChoice = ({ sessions, hasMore, daysWithout, leftOut, onToggle }: SessionChoiceProps) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  const clashes = sessions.filter(({ clash }) => clash !== null).length;
  if (sessions.length === 0) return <Notice tone="warning">{t('none')}</Notice>;
  return (
    <>
      {clashes > 0 && <Notice tone="warning">{t('clashes', { count: clashes, total: sessions.length })}</Notice>}
      {daysWithout.length > 0 && (
        <Notice tone="info">
          {t('daysWithout', { days: daysWithout.map((day) => formatDate(day, language)).join('; ') })}
        </Notice>
      )}
      {hasMore && <Notice tone="info">{t('more')}</Notice>}
      <ul className="rounded-m border border-line-strong" aria-label={t('sessions')}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isChosen={session.clash === null && !leftOut.has(session.id)}
            onToggle={() => onToggle(session.id)}
          />
        ))}
      </ul>
    </>
  );
};
