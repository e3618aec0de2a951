'use client';

import { cva } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { untilText } from '#components/booking/cancellation/rule-text.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { getUntil } from '#contract/rules/until.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { lineLabel } from './line-name.ts';
import { getReturns, type Returns } from './returns.ts';

const box = cva('overflow-clip rounded-l border', {
  variants: { tone: { returns: 'border-line-strong', none: 'border-line' } },
});
const end = cva('grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-line px-4 py-3', {
  variants: { tone: { returns: 'bg-primary-50', none: 'bg-surface-2' } },
});

type Frame = { sums: ReactNode; title: ReactNode; figure: ReactNode; note: ReactNode; isNone?: boolean };

/** The box with what was paid, and what comes back below it. */
const Frame = ({ sums, title, figure, note, isNone = false }: Frame) => {
  const tone = isNone ? 'none' : 'returns';
  return (
    <div className={box({ tone })}>
      <div className="px-4 py-3 text-s">{sums}</div>
      <div className={end({ tone })}>
        <b className="font-medium">{title}</b>
        <span className="font-figures text-[2rem]/none font-headline text-ink tabular-nums">{figure}</span>
        <span className="col-span-2 text-s text-ink-2">{note}</span>
      </div>
    </div>
  );
};

/** The placeholder of the box while the server calculates, in its final size. */
export const ComesBackSkeleton = () => (
  <Frame
    sums={
      <div className="grid gap-2 py-0.5">
        <Skeleton width="70%" height={19} />
        <Skeleton width="55%" height={19} />
      </div>
    }
    title={<Skeleton width="11rem" height={22} />}
    figure={<Skeleton width={80} height={30} />}
    note={<Skeleton width="90%" height={19} />}
  />
);

/** When the cut-off was, in words. */
const useCutOff = (result: CancellationResult | undefined, now: Date): string => {
  const t = useTranslations();
  const locale = useLocale();
  const cutOff = result?.cancellation.cutOff;
  if (cutOff == null) return '';
  const { date: today } = venueClock(now, cutOff.timezone);
  return untilText(getUntil(cutOff.local, today), t, locale);
};

const PaidWith = ({ results, use }: { results: readonly CancellationResult[]; use: Returns['use'] }) => {
  const t = useTranslations('cancelling');
  if (use !== null) return t('paidUse', { name: use.name });
  const tenders = results[0]?.paidBy ?? [];
  const last4 = tenders.length === 1 ? tenders[0]?.cardLast4 : null;
  if (last4 != null) return t('paidCard', { last4 });
  return t(tenders.length > 0 && tenders.every(({ tenderType }) => tenderType === 'credit') ? 'paidCredit' : 'paid');
};

/** Why nothing comes back. */
const getWhy = ({ keptBecause, paid, fee }: Returns) => {
  if (keptBecause !== null) return keptBecause === 'cut_off' ? 'whyCutOff' : 'whyPolicy';
  return paid > 0 && fee > 0 ? 'whyFee' : 'whyFree';
};

export type ComesBackProps = {
  /** Of the whole visit. */
  all: readonly CancellationResult[];
  /** Of the bookings to cancel. */
  chosen: readonly CancellationResult[];
  /** How many tickets stay booked. */
  staying: number;
  now: Date;
};

/** What was paid, what it costs to cancel, what comes back and where to. */
export const ComesBack = ({ all, chosen, staying, now }: ComesBackProps) => {
  const t = useTranslations('cancelling');
  const translate = useTranslations();
  const locale = useLocale();
  const cutOff = useCutOff(chosen[0], now);
  const returns = getReturns(chosen);
  const { currency, use } = returns;
  const price = (amountMinor: number) => <Price amountMinor={amountMinor} currency={currency} />;
  const whole = getReturns(all);
  const isUse = use !== null && returns.paid === 0;
  const feeTaken = returns.fee - returns.feeOwed;
  const uses = use === null ? '' : t('uses', { count: use.uses });
  const hasTickets = all.some(({ ticketName }) => ticketName !== null);
  const isNone = returns.credit === 0 && !isUse;
  const notes = [
    isUse && use.left !== null && use.total !== null && t('left', { left: use.left, total: use.total }),
    isUse && use.expiresAt !== null && t('until', { date: formatDate(use.expiresAt, locale) }),
    returns.credit > 0 && t('straightAway'),
    isNone && chosen.length > 0 && t(getWhy(returns)),
    returns.isBarring && t('barred'),
    staying > 0 && t(hasTickets ? 'stay' : 'stayPlaces', { count: staying }),
  ];
  return (
    <Frame
      isNone={isNone}
      sums={
        <Sums>
          <Sum label={<PaidWith results={all} use={isUse ? use : null} />}>{isUse ? uses : price(whole.paid)}</Sum>
          {staying > 0 &&
            chosen.map((result) => (
              <Sum key={result.id} label={lineLabel(result, all, translate)}>
                {price(result.paid.value)}
              </Sum>
            ))}
          {returns.keptBecause !== null && returns.paid > 0 && (
            <Sum label={returns.keptBecause === 'cut_off' ? t('keptCutOff', { until: cutOff }) : t('keptPolicy')}>
              {price(returns.credit + returns.fee - returns.feeOwed - returns.paid)}
            </Sum>
          )}
          {feeTaken > 0 && <Sum label={t('feeTaken', { until: cutOff })}>{price(-feeTaken)}</Sum>}
          {returns.feeOwed > 0 && <Sum label={t('feeLate')}>{price(returns.feeOwed)}</Sum>}
          {returns.fee === 0 && returns.keptBecause === null && <Sum label={t('fee')}>{t('none')}</Sum>}
        </Sums>
      }
      title={isUse ? t('use', { name: use.name }) : t(isNone ? 'comesBack' : (returns.creditType ?? 'general'))}
      figure={isUse ? uses : price(returns.credit)}
      note={notes.filter((note) => note !== false).join(' ')}
    />
  );
};
