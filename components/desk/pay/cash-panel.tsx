'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { type TakeProps, figureClass, useAmountKeys, AmountKeys } from './amount-keys.tsx';
import { TillPanel } from './till-panel.tsx';

/** What people hand over, in minor units: notes, and the sums of some. */
const sensible = [500, 1000, 2000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000];

/** The three next amounts that somebody would hand over for what is due, beside exactly that. Minor units. */
export function getOfferedNotes(due: number): number[] {
  const above = sensible.filter((amount) => amount > due);
  const fifty = 5000;
  const next = Math.floor(due / fifty + 1) * fifty;
  const beyond = [next, next + fifty, next + 2 * fifty];
  return [...above, ...beyond.filter((amount) => !above.includes(amount))].slice(0, 3);
}

const note =
  'min-h-tap rounded-[10px] border-[1.5px] border-line-strong bg-surface font-medium text-ink tabular-nums aria-pressed:border-primary-action aria-pressed:bg-primary-50 aria-pressed:text-primary-text aria-pressed:box-shadow-[inset_0_0_0_1px_var(--primary-action)]';

/** Cash: what is handed over and what goes back stand side by side; only what is due is taken. */
export const CashPanel = ({ due, currency, isBusy, reason, onTake }: TakeProps) => {
  const t = useTranslations('desk.pay');
  const [isPart, setPart] = useState(false);
  const keys = useAmountKeys(due);
  const money = (amount: number) => formatMoney(amount, currency);
  const { amount } = keys;
  const taken = isPart ? amount : due;
  const short = due - amount;
  const refused = isPart
    ? amount > due
      ? t('tooMuch', { amount: money(due) })
      : amount === 0
        ? t('keyAmount')
        : undefined
    : short > 0
      ? t('short', { amount: money(short) })
      : undefined;
  const take = () => {
    const line: DeskTender = { tenderType: 'cash', amount: taken };
    onTake(isPart || amount === due ? line : { ...line, tendered: amount });
  };
  return (
    <TillPanel
      id="way-cash"
      title={t('way.cash')}
      keys={<AmountKeys onPress={keys.press} onErase={keys.erase} />}
      action={
        <Button type="button" size="pay" block loading={isBusy} reason={reason ?? refused} onClick={take}>
          {t('takeCash', { amount: money(taken) })}
        </Button>
      }
    >
      <div role="status">
        <dl className="grid grid-cols-2 items-end gap-x-4 gap-y-1 text-s">
          <div>
            <dt>{isPart ? t('part') : t('tendered')}</dt>
            <dd className={figureClass({ size: 'till' })}>{money(amount)}</dd>
          </div>
          <div className="border-l border-line pl-4">
            <dt>{isPart ? t('stillToPay') : t('change')}</dt>
            <dd className={figureClass({ size: 'till', tone: 'primary' })}>
              {money(Math.max(0, isPart ? short : -short))}
            </dd>
          </div>
        </dl>
      </div>
      {!isPart && (
        <div role="group" aria-label={t('notes')} className="grid grid-cols-2 gap-2 small:grid-cols-4">
          <button type="button" className={note} aria-pressed={amount === due} onClick={() => keys.set(null)}>
            {t('exact')}
          </button>
          {getOfferedNotes(due).map((offered) => (
            <button
              key={offered}
              type="button"
              className={note}
              aria-pressed={amount === offered}
              onClick={() => keys.set(offered)}
            >
              {money(offered).replace(/\.00$/, '')}
            </button>
          ))}
        </div>
      )}
      <Checkbox
        label={t('partCash')}
        help={t('partHelp')}
        checked={isPart}
        onChange={(event) => {
          setPart(event.target.checked);
          keys.set(event.target.checked ? 0 : null);
        }}
      />
    </TillPanel>
  );
};
