'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { getStaying } from './choice.ts';
import { listLines } from './line-name.ts';
import { countTickets, getReturns } from './returns.ts';

type CancelledMessageProps = { all: readonly CancellationResult[]; done: readonly CancellationResult[] };

/** A success notice that takes the focus. */
const Done = ({ children }: { children: ReactNode }) => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice tone="success" role="status">
        {children}
      </Notice>
    </div>
  );
};

/** The booking is cancelled, but this page did not receive the answer that says what was refunded. */
export const AlreadyCancelled = () => {
  const t = useTranslations('cancelling');
  return (
    <Done>
      <b className="font-medium">{t('done')}</b>
      <p>{t('gone')}</p>
    </Done>
  );
};

/** What was cancelled, what came back and what is left of the visit. It takes the focus. */
export const CancelledMessage = ({ all, done }: CancelledMessageProps) => {
  const t = useTranslations();
  const { credit, fee, balance, currency, use } = getReturns(done);
  const left = getStaying(all, done);
  const money = (amount: number) => formatMoney(amount, currency);
  const counts = { count: countTickets(done), total: countTickets(all) };
  const some = all.some(({ ticketName }) => ticketName !== null) ? 'doneSome' : 'doneSomePlaces';
  const back = fee > 0 ? 'backLessFee' : 'back';
  return (
    <Done>
      <b className="font-medium">{left.length === 0 ? t('cancelling.done') : t(`cancelling.${some}`, counts)}</b>
      {credit > 0 && (
        <p>{t(`cancelling.${back}`, { amount: money(credit), fee: money(fee), balance: money(balance) })}</p>
      )}
      {use !== null && (
        <p>
          {t('cancelling.backUse', {
            uses: t('cancelling.uses', { count: use.uses }),
            name: use.name,
          })}
        </p>
      )}
      {left.length > 0 && (
        <p>{t('cancelling.was', { now: listLines(left, all, t), before: listLines(all, all, t) })}</p>
      )}
    </Done>
  );
};
