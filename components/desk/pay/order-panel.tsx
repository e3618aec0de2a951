'use client';

import X from 'lucide-react/icons/x';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { getItemIllustration } from '#components/booking/lines/item-illustration.ts';
import { getFirstName } from '#components/desk/sale/first-name.ts';
import { getLineFacts } from '#components/desk/sale/line-facts.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass, Button } from '#components/ui/button/button.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { operatorHtml } from '#lib/format/operator-html.ts';
import { useCredit } from './credit-panel.tsx';
import type { PaySums } from './pay-state.ts';
import { wayIcons, type Way } from './ways.ts';

const wayByTender: Partial<Record<DeskTender['tenderType'], Way>> = {
  cash: 'cash',
  card: 'card',
  voucher: 'voucher',
  'gift-card': 'gift-card',
  'membership-credit': 'credit',
  'general-credit': 'credit',
};

interface TakenListProps {
  cart: Cart;
  lines: readonly DeskTender[];
  /** Takes the line at this place off; undefined once the payment is under way. */
  onTakeOff: ((index: number) => void) | undefined;
}

/** What is on the order so far; each can be taken off until the last one. */
const TakenList = ({ cart, lines, onTakeOff }: TakenListProps) => {
  const t = useTranslations('desk.pay');
  const { apply } = useCredit();
  const credit = cart.credits
    .filter(({ applied }) => applied.value > 0)
    .map(({ type, applied }) => ({
      line: { tenderType: `${type}-credit` as const, amount: applied.value },
      takeOff: () => apply(type, 0),
    }));
  const money = lines.map((line, index) => ({ line, takeOff: () => onTakeOff?.(index) }));
  const all = [...credit, ...money];
  if (all.length === 0) return null;
  return (
    <ul aria-label={t('takenSoFar')} className="grid border-t border-line">
      {all.map(({ line, takeOff }, index) => {
        const Icon = wayIcons[wayByTender[line.tenderType] ?? 'other'];
        const name = t(`tender.${line.tenderType}`);
        const amount = formatMoney(line.amount, cart.currency);
        return (
          // Lines have no other identity than their place.
          <li
            key={index}
            className="grid min-h-tap grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] items-center gap-3 text-ink not-first:border-t not-first:border-line"
          >
            <Icon className="icon text-ink-3" aria-hidden />
            <span>{name}</span>
            <b className="font-medium tabular-nums">{amount}</b>
            {onTakeOff !== undefined && (
              <button
                type="button"
                className="-mr-4 grid size-tap place-items-center rounded-m"
                aria-label={t('takeOff', { name, amount })}
                onClick={takeOff}
              >
                <X className="icon" aria-hidden />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Whoever pays agrees to the operator's terms, which the desk can show. `html` is sanitised by the server. */
const TermsLine = ({ html }: { html: string }) => {
  const t = useTranslations('desk.terms');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-line pt-3 text-s">
      <p>{t('agreed')}</p>
      <Button type="button" variant="text" className="-ml-2" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <div className="grid max-w-[64ch] gap-3" dangerouslySetInnerHTML={{ __html: operatorHtml(html) }} />
      </Modal>
    </div>
  );
};

interface OrderPanelProps {
  cart: Cart;
  customer: DeskCustomer | undefined;
  lines: readonly DeskTender[];
  sums: PaySums;
  /** YYYY-MM-DD at the venue. */
  today: string;
  /** Undefined while a payment is under way. */
  onTakeOff: ((index: number) => void) | undefined;
  /** Undefined where nothing may be left unpaid. */
  onLeave: (() => void) | undefined;
}

/** What is being paid for, what was taken, and what is still to pay: the largest figure. */
export const OrderPanel = ({ cart, customer, lines, sums, today, onTakeOff, onLeave }: OrderPanelProps) => {
  const t = useTranslations();
  const language = useLocale();
  const money = (amount: number) => formatMoney(amount, cart.currency);
  const title = customer === undefined ? t('desk.pay.order') : t('desk.pay.orderOf', { name: customer.user.firstName });
  return (
    <section aria-labelledby="order" className="grid gap-4 rounded-l border border-line bg-surface p-5 box-shadow">
      <div className="flex items-center justify-between gap-3">
        <h2 id="order" className="heading-3">
          {title}
        </h2>
        {onTakeOff !== undefined && (
          <Link className={buttonClass({ variant: 'text', className: '-my-3 -mr-2' })} href="/">
            {t('desk.pay.edit')}
          </Link>
        )}
      </div>
      <ul className="grid">
        {cart.items.map((item) => {
          const forName = getFirstName(customer, item.purchasedForUserId, customer?.user.id ?? null);
          const facts = getLineFacts(item, { today, language, t });
          return (
            <li
              key={item.id}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 py-3 not-first:border-t not-first:border-line"
            >
              <span className="row-[1/span_2] size-[2.75rem] overflow-clip rounded-m border border-line bg-surface-2">
                <CourtIllustration className="size-full" kind={getItemIllustration(item)} view="crop" cover small />
              </span>
              <p className="font-medium text-ink">
                {item.quantity > 1 && (
                  <span className="text-primary-text tabular-nums">
                    {t('booking.quantity', { count: item.quantity })}{' '}
                  </span>
                )}
                {item.name}
              </p>
              <p className="font-medium text-ink tabular-nums">{item.lineTotal.formatted}</p>
              <p className="col-[2/-1] text-s">
                {forName === undefined ? facts : t('desk.sale.for', { name: forName, facts })}
              </p>
            </li>
          );
        })}
      </ul>
      <TakenList cart={cart} lines={lines} onTakeOff={onTakeOff} />
      <Sums>
        <Sum label={t('desk.pay.orderSum')}>{money(sums.total)}</Sum>
        {sums.taken > 0 && <Sum label={t('desk.pay.takenSoFar')}>{money(sums.taken)}</Sum>}
        <Sum label={t('desk.pay.stillToPay')} tone="total">
          {money(sums.due)}
        </Sum>
      </Sums>
      {onLeave !== undefined && (
        <Button type="button" variant="text" onClick={onLeave}>
          {t('desk.pay.leave', { amount: money(sums.due) })}
        </Button>
      )}
      {cart.terms !== null && <TermsLine html={cart.terms.html} />}
    </section>
  );
};
