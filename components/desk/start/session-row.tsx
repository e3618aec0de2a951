import { cva } from 'class-variance-authority';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Ring } from '#components/ui/feedback/ring.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { DeskSession } from '#contract/desk/sessions.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { getWay, getWhere, hasStarted } from './session-facts.ts';

const row = cva(
  [
    'relative grid min-h-[4.75rem] grid-cols-[4rem_minmax(0,1fr)_5.5rem] items-center gap-x-3 py-2.5 pr-2.5 pl-4 not-first:border-t not-first:border-line',
    'medium:grid-cols-[4rem_minmax(0,1fr)_7.5rem_6.5rem_5.5rem] large:grid-cols-[5.5rem_minmax(0,1fr)_8.75rem_7.75rem_3.5rem_6rem] large:gap-x-4 large:pr-3.5 large:pl-5',
    '[&_.clock_small]:block [&_.clock_small]:font-body [&_.clock_small]:text-s/[1.125rem] [&_.clock_small]:tracking-[0]',
  ],
  {
    variants: {
      isStarted: { true: 'bg-surface-2', false: '' },
      /** The first that has not begun: the line above it is now. */
      isNext: {
        true: 'border-t-2 border-primary-500! before:absolute before:-top-[9px] before:-left-2 before:size-4 before:rounded-full before:bg-primary-500',
        false: '',
      },
    },
  },
);

interface SessionRowProps {
  session: DeskSession;
  now: Date;
  isNext: boolean;
  /** Whether the member of staff may open it. */
  opens: boolean;
  /** Whether they may sell a place. */
  sells: boolean;
  /** Why nothing can be added now. */
  reason?: string | undefined;
  onAdd: () => void;
  onJoin: () => void;
}

/** A session of today: when, what and where, its places, who has come, its price, and what can be done. */
export const SessionRow = ({ session, now, isNext, opens, sells, reason, onAdd, onJoin }: SessionRowProps) => {
  const t = useTranslations('desk.today');
  const isStarted = hasStarted(session, now);
  const { here, booked } = session.arrivals;
  const name = session.templateName;
  const time = getClock(session.startsAt.local);
  const tag = availabilityTag(session, now);
  const way = sells ? getWay(session, now) : null;
  const price = session.price ?? session.priceFrom;
  return (
    <li className={row({ isStarted, isNext })}>
      <p className="clock">
        {isStarted ? time : <b>{time}</b>}
        <small className="text-ink-3">{t('minutes', { count: session.duration })}</small>
      </p>
      <div className="min-w-0">
        <h3
          className={
            isStarted
              ? 'font-body text-[1.0625rem]/[1.5rem] font-normal tracking-[0] text-ink-3'
              : 'font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] text-pretty text-ink'
          }
        >
          {opens ? (
            <Link
              className="text-inherit no-underline after:absolute after:inset-0 after:right-[7rem]"
              href={`/sessions/${session.id}`}
              aria-label={[name, time, getWhere(session)].join(', ')}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-s text-pretty">{getWhere(session)}</p>
      </div>
      <div className="max-medium:col-start-2 max-medium:row-start-2">
        {isStarted ? (
          <Pill tone="bare" className="desk:text-s">
            {t('started')}
          </Pill>
        ) : (
          tag && <SessionTag tag={tag} className="desk:[&>span]:text-s" />
        )}
      </div>
      <p className="flex items-center gap-1.5 text-s/[1.125rem] whitespace-nowrap text-ink tabular-nums max-medium:col-start-2 max-medium:row-start-3 [&_svg]:size-[1.125rem] [&_svg]:text-primary-text">
        <Ring share={booked === 0 ? 0 : here / booked} />
        {t('here', { here, booked })}
      </p>
      <p className="hidden text-right font-medium text-ink tabular-nums large:block">{price?.formatted}</p>
      {way !== null && (
        <Button
          type="button"
          variant="secondary"
          className="w-full px-0 max-medium:col-start-3 max-medium:row-start-1"
          aria-label={t(way === 'add' ? 'addTo' : 'joinFor', { name, time })}
          aria-disabled={reason !== undefined || undefined}
          title={reason}
          onClick={reason !== undefined ? undefined : way === 'add' ? onAdd : onJoin}
        >
          {t(way)}
        </Button>
      )}
    </li>
  );
};
