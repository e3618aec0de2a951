'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Radio } from '#components/ui/form/radio-group.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { type TakeProps, figureClass, useAmountKeys, AmountKeys } from './amount-keys.tsx';
import { TillPanel } from './till-panel.tsx';
import type { OtherTender, Way } from './ways.ts';

interface AmountPanelProps extends TakeProps {
  way: Extract<Way, 'voucher' | 'gift-card' | 'other'>;
  /** What may be taken this way; the first is chosen. */
  tenders: readonly ('voucher' | 'gift-card' | OtherTender)[];
}

/** A way of paying that is an amount: never more than what is due. */
export const AmountPanel = ({ way, tenders, due, currency, isBusy, reason, onTake }: AmountPanelProps) => {
  const t = useTranslations('desk.pay');
  const keys = useAmountKeys(due);
  const [chosen, setChosen] = useState(tenders[0]);
  const { amount } = keys;
  const money = (value: number) => formatMoney(value, currency);
  const refused = amount > due ? t('tooMuch', { amount: money(due) }) : amount === 0 ? t('keyAmount') : undefined;
  return (
    <TillPanel
      id={`way-${way}`}
      title={t(`way.${way}`)}
      keys={<AmountKeys onPress={keys.press} onErase={keys.erase} />}
      action={
        <Button
          type="button"
          size="pay"
          block
          loading={isBusy}
          reason={reason ?? refused}
          onClick={() => {
            if (chosen !== undefined) onTake({ tenderType: chosen, amount });
          }}
        >
          {t('take', { amount: money(amount), way: t(`tender.${chosen ?? 'voucher'}`) })}
        </Button>
      }
    >
      <div role="status">
        <dl className="text-s">
          <dt>{t('amount')}</dt>
          <dd className={figureClass({ size: 'till' })}>{money(amount)}</dd>
        </dl>
      </div>
      {tenders.length > 1 && (
        <fieldset className="grid">
          <legend className="sr-only">{t('way.other')}</legend>
          {tenders.map((tender) => (
            <Radio
              key={tender}
              name="other-tender"
              label={t(`tender.${tender}`)}
              checked={tender === chosen}
              onChange={() => setChosen(tender)}
            />
          ))}
        </fieldset>
      )}
    </TillPanel>
  );
};
