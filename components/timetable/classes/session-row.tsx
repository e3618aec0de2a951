'use client';

import { cva, cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Children, Fragment, type ReactNode, type RefCallback } from 'react';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { rowParts } from '#components/booking/lines/session-rows.tsx';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { OwnAmount } from '#components/booking/own-price/own-amount.tsx';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { capitalised } from '#lib/format/capitalised.ts';

export type SessionRowProps = {
  session: OccurrenceSummary;
  now: Date;
  /** Draws the "now" line above it. */
  isNext: boolean;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice?: OwnPrice | undefined;
  /** Its details are being loaded. */
  isOpening: boolean;
  onDetails: () => void;
  /** Of the session that a link led to, which is marked. */
  reveal: RefCallback<HTMLElement> | undefined;
  /** The button at its end. */
  action: ReactNode;
  /** The content that expands below it. */
  children?: ReactNode;
};

const row = cva('', {
  variants: {
    isMarked: { true: 'bg-primary-50 box-shadow-[inset_3px_0_0_var(--primary-500)]', false: '' },
    isPast: {
      true: "bg-surface-2 @max-row:grid-cols-[auto_minmax(0,1fr)_auto] @max-row:items-baseline @max-row:gap-3 @max-row:py-3 @max-row:[grid-template-areas:'time_what_pill']",
      false: '',
    },
    // Now: the line between what has started and what has not, with the centre circle's half at its start.
    isNext: {
      true: [
        'before:absolute before:inset-x-0 before:-top-px before:z-1 before:h-0.5 before:bg-primary-500',
        'after:absolute after:-top-2 after:left-0 after:z-1 after:h-[1rem] after:w-2 after:rounded-r-[8px] after:bg-primary-500 first:after:hidden',
        'forced-colors:before:bg-[Highlight] forced-colors:before:forced-color-adjust-none',
        'forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
      ],
      false: '',
    },
  },
});

const nameLine = cva('font-body tracking-[0] @row:text-m', {
  variants: {
    isPast: { true: 'truncate text-s font-normal text-ink-3', false: 'text-l/[1.625rem] font-medium text-wrap' },
  },
});

// On a phone the full price stands beside it, so that the row is as high as any other.
const price = cva(`${rowParts.price} @max-row:[&_s]:mr-1.5 @max-row:[&_s]:inline`, {
  variants: { isPast: { true: 'text-ink-3 @max-row:hidden', false: 'font-medium text-ink' } },
});

type MetaProps = { session: OccurrenceSummary; isPast: boolean; reason: string };

const Meta = ({ session, isPast, reason }: MetaProps) => (
  <p className={cx('text-s', isPast && 'text-ink-3 @max-row:hidden')}>
    {[...session.instructors.map(({ name }) => name), locationLabels(session), reason].filter(Boolean).join(' · ')}
    {!isPast &&
      session.tags.map((tag) => (
        <Fragment key={tag}>
          {/* An en space, which hangs at the end of a line: a tag on the next line begins where the text does. */}
          {'\u2002'}
          <span className="inline-block rounded-s bg-surface-3 px-1.5 text-xs/[1.125rem] whitespace-nowrap">{tag}</span>
        </Fragment>
      ))}
  </p>
);

/** A session: time, name, places left, price and action, always in this order. */
export const SessionRow = ({
  session,
  now,
  isNext,
  ownPrice,
  isOpening,
  onDetails,
  reveal,
  action,
  children,
}: SessionRowProps) => {
  const t = useTranslations();
  const tag = availabilityTag(session, now);
  const isPast = tag?.kind === 'past';
  const reasons = [
    session.ages && capitalised(agesText(session.ages, t)),
    !isPast && ownPrice && savingReason(ownPrice, t),
  ]
    .filter(Boolean)
    .join(' · ');
  const hasMore = Children.toArray(children).length > 0;
  return (
    <li ref={reveal} className={row({ isPast, isNext, isMarked: reveal !== undefined }) || undefined}>
      <div className={rowParts.time}>
        <ClockSpan startsAt={session.startsAt} endsAt={session.endsAt} past={isPast ? 'small' : undefined} />
        <span className={cx('text-s/[1.5] text-ink-3 lining-nums tabular-nums', isPast && '@max-row:hidden')}>
          {t('timetable.minutes', { minutes: session.duration })}
        </span>
      </div>
      <div className={rowParts.what}>
        <h3 className={nameLine({ isPast })}>
          {isPast ? (
            session.templateName
          ) : (
            <button
              type="button"
              className="relative text-left underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-2.25 hover:underline"
              aria-haspopup="dialog"
              aria-busy={isOpening || undefined}
              onClick={onDetails}
            >
              {session.templateName}
            </button>
          )}
        </h3>
        <Meta session={session} isPast={isPast} reason={reasons} />
      </div>
      <div className={cx(rowParts.pill, !isPast && '@max-row:mt-2')}>{tag && <SessionTag tag={tag} />}</div>
      <div className={price({ isPast })}>
        <OwnAmount {...{ session, ownPrice }} />
      </div>
      <div className={isPast ? 'hidden' : rowParts.action}>{!isPast && action}</div>
      {hasMore && <div className="col-span-full mt-3 grid min-w-0 gap-3 text-s @row:col-[2/-1]">{children}</div>}
    </li>
  );
};
