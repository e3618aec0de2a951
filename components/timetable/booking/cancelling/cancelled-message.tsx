'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { countTickets, getReturns, getTickets } from './returns.ts';

type CancelledMessageProps = { all: readonly CancellationResult[]; done: readonly CancellationResult[] };

/** What was cancelled, what came back and what is left of the visit. It takes the focus. */
export const CancelledMessage = ({ all, done }: CancelledMessageProps) => {
  const t = useTranslations('timetable.cancelling');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const { credit, balance, currency, use } = getReturns(done);
  const left = all.filter(({ id }) => done.every((one) => one.id !== id));
  const tickets = (results: readonly CancellationResult[]) =>
    getTickets(results)
      .map((kind) => t('line', kind))
      .join(', ');
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice tone="success" role="status">
        <b className="font-medium">
          {left.length === 0 ? t('done') : t('doneSome', { count: countTickets(done), total: countTickets(all) })}
        </b>
        {credit > 0 && <p>{t('back', { amount: money(credit), balance: money(balance) })}</p>}
        {use !== null && <p>{t('backUse', { uses: t('uses', { count: use.uses }), name: use.name })}</p>}
        {left.length > 0 && <p>{t('was', { now: tickets(left), before: tickets(all) })}</p>}
      </Notice>
    </div>
  );
};
