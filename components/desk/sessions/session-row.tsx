import { cva } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { DeskSession } from '#contract/desk/sessions.ts';

const row = cva(
  'grid min-h-[4.75rem] grid-cols-[8rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 px-4 py-2.5 text-inherit no-underline',
  { variants: { isOver: { true: 'bg-surface-2 text-ink-3', false: '' } } },
);

/** One session of the day; the whole row opens it. */
export const SessionRow = ({ session, now }: { session: DeskSession; now: Date }) => {
  const t = useTranslations('deskSession.list');
  const { startsAt, endsAt, templateName, instructors, friendlyLocationName, locationName, capacity, arrivals } =
    session;
  const isOver = new Date(endsAt.utc) <= now;
  const hasStarted = new Date(startsAt.utc) <= now;
  const where = [...instructors.map(({ name }) => name), friendlyLocationName ?? locationName].filter(Boolean);
  const { booked, here } = arrivals;
  const isCounted = hasStarted || here > 0;
  return (
    <li className="border-line not-first:border-t">
      <Link className={row({ isOver })} href={`/sessions/${session.id}`}>
        <ClockSpan startsAt={startsAt} endsAt={endsAt} past={isOver ? 'plain' : undefined} />
        <span>
          <b className="font-medium text-ink">{templateName}</b>
          <span className="block text-s">{where.join(', ')}</span>
        </span>
        <span className="flex flex-wrap items-center justify-end gap-2 text-s">
          {session.waiting > 0 && <Pill tone="info">{t('waiting', { count: session.waiting })}</Pill>}
          {!isOver && <span>{t('free', { count: Math.max(0, capacity.available) })}</span>}
          <span className="font-medium text-ink tabular-nums">
            {isCounted ? t('people', { here, booked }) : t('booked', { booked })}
          </span>
        </span>
        <ChevronRight className="icon text-ink-3" />
      </Link>
    </li>
  );
};
