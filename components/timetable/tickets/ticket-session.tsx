'use client';

import { cva, cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Suspense, useId, type RefCallback } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { timeId } from '#components/timetable/pick/pick-ids.ts';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

const BookedTickets = optionalPart(
  async () => (await import('#components/booking/cancelling/booked-tickets.tsx')).BookedTickets,
);

export type TicketSessionProps = {
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
export const TicketSession = ({ session, now, isChosen, reveal, onChoose }: TicketSessionProps) => {
  const t = useTranslations();
  const clockId = useId();
  const tag = availabilityTag(session, now);
  const isPast = tag?.kind === 'past';
  const minutes = t('timetable.minutes', { minutes: session.duration });
  const price = session.bookableAction?.action === 'book' ? sessionPrice(session, t) : '';
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
          {[locationLabels(session), minutes, price].filter(Boolean).join(' · ')}
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
