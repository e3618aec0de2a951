'use client';

import { cx, cva } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useId, type RefCallback } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { OwnSessionPrices, useOwnSessionPrice } from '#components/booking/own-price/own-session-prices.tsx';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { GroupHead, IntervalGroup } from '#components/timetable/day/interval-group.tsx';
import { isLinked, type LinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { getIntervalRuns } from '#components/timetable/model/interval-runs.ts';
import { timeId } from '#components/timetable/pick/pick-ids.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';

const BookedTickets = optionalPart(
  async () => (await import('#components/booking/cancelling/booked-tickets.tsx')).BookedTickets,
);

type TicketSessionProps = {
  session: OccurrenceSummary;
  now: Date;
  isChosen: boolean;
  /** Of the session that a link led to. */
  reveal: RefCallback<HTMLElement> | undefined;
  /** Called with the row's button. */
  onChoose: (button: HTMLElement) => void;
};

const row = cva('', {
  variants: {
    state: { plain: 'hover:bg-surface-2', chosen: 'bg-primary-50', past: 'bg-surface-2' },
    isChosen: { true: 'before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-primary-500', false: '' },
  },
});

/** A session whose tickets can be shown; the whole row is the button. */
const TicketSession = ({ session, now, isChosen, reveal, onChoose }: TicketSessionProps) => {
  const t = useTranslations();
  const clockId = useId();
  const tag = availabilityTag(session, now);
  const isPast = tag?.kind === 'past';
  const minutes = t('timetable.minutes', { minutes: session.duration });
  const price = session.bookableAction?.action === 'book' ? sessionPrice(session, t) : '';
  const ownPrice = useOwnSessionPrice(session.id);
  // Bookings are listed by the ids of the new kind (docs/product.md#v1-and-v2).
  const isBooked = session.bookableAction?.action === 'cancel_booking' && session.isV2;
  return (
    <li ref={reveal} className={row({ state: isPast ? 'past' : isChosen ? 'chosen' : 'plain', isChosen })}>
      <div className="[grid-area:time]" id={clockId}>
        <ClockSpan startsAt={session.startsAt} endsAt={session.endsAt} past={isPast ? 'light' : undefined} />
      </div>
      <div className="min-w-0 [grid-area:what]">
        <h3
          className={cx('font-body text-m tracking-[0] text-wrap', isPast ? 'font-normal text-ink-3' : 'font-medium')}
        >
          <button
            type="button"
            id={timeId(session.id)}
            className="text-left underline-offset-3 after:absolute after:inset-0 hover:underline focus-visible:outline-none"
            aria-current={isChosen || undefined}
            // Sessions of one name are told apart.
            aria-describedby={clockId}
            onClick={({ currentTarget }) => onChoose(currentTarget)}
          >
            {session.templateName}
          </button>
        </h3>
        <p className={cx('text-s lining-nums tabular-nums', isPast && 'text-ink-3')}>
          {[locationLabels(session), minutes].filter(Boolean).join(' · ')}
          {price !== '' && (
            <>
              {' · '}
              <OwnFrom text={price} isFrom={session.price === null} ownPrice={ownPrice} />
            </>
          )}
          {isBooked && (
            <Suspense fallback={null}>
              <BookedTickets sessionId={session.id} />
            </Suspense>
          )}
        </p>
      </div>
      <div className="justify-self-end [grid-area:pill]">{tag && <SessionTag tag={tag} />}</div>
    </li>
  );
};

export type TicketSessionsProps = {
  date: string;
  /** By start. */
  sessions: readonly OccurrenceSummary[];
  now: Date;
  chosen: OccurrenceSummary | undefined;
  /** The session that a link led to. */
  linked: LinkedSession | null;
  /** Called with the button of the row. */
  onChoose: (session: OccurrenceSummary, button: HTMLElement) => void;
};

/** The list says how its rows are laid out, as there may be many. */
const rows = cx(
  "@container *:relative *:grid *:grid-cols-[1fr_auto] *:items-center *:gap-x-3 *:gap-y-0.5 *:border-line *:px-4 *:py-3.5 *:[grid-template-areas:'time_pill'_'what_what'] *:not-first:border-t *:large:px-5",
  "*:@min-[31.25rem]:grid-cols-[7rem_minmax(0,1fr)_auto] *:@min-[31.25rem]:[grid-template-areas:'time_what_pill']",
  '*:has-focus-visible:outline-3 *:has-focus-visible:-outline-offset-3 *:has-focus-visible:outline-focus',
);

/** The sessions of a day. */
export const TicketSessions = ({ date, sessions, now, chosen, linked, onChoose }: TicketSessionsProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const priced = sessions.filter(({ bookableAction }) => bookableAction?.action === 'book');
  return (
    <section aria-labelledby="day-sessions">
      <GroupHead
        id="day-sessions"
        title={formatDate(date, locale)}
        note={t('count.tickets', { count: sessions.length })}
      />
      <OwnSessionPrices ids={priced.map(({ id }) => id)}>
        {getIntervalRuns(sessions).map((run, index) => {
          const list = (
            <Rows key={run.sessions[0]?.id} className={rows}>
              {run.sessions.map((session) => (
                <TicketSession
                  key={session.id}
                  {...{ session, now }}
                  isChosen={session === chosen}
                  reveal={session === chosen && isLinked(linked, session) ? linked?.reveal : undefined}
                  onChoose={(button) => onChoose(session, button)}
                />
              ))}
            </Rows>
          );
          return run.intervalKey === null ? (
            list
          ) : (
            <IntervalGroup key={run.intervalKey} id={`interval-${index}`} sessions={run.sessions}>
              {list}
            </IntervalGroup>
          );
        })}
      </OwnSessionPrices>
    </section>
  );
};
