'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { type TakeProps, figureClass, useAmountKeys, AmountKeys } from './amount-keys.tsx';

interface CardPanelProps extends TakeProps {
  /** Until when the places are held, HH:MM; null without any. */
  heldUntil: string | null;
  onCash: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  onBack: () => void;
}

/** The machine asked for the card and said no: nothing is taken, the rest is kept. */
const Declined = ({
  amount,
  heldUntil,
  onAgain,
  onCash,
  onLeave,
}: Pick<CardPanelProps, 'heldUntil' | 'onCash' | 'onLeave'> & { amount: string; onAgain: () => void }) => {
  const t = useTranslations('desk.pay');
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <Panel aria-label={t('way.card')}>
      <Notice tone="danger" role="alert">
        <b className="font-medium">{t('declined', { amount })}</b>
        <p>{heldUntil === null ? t('declinedKept') : t('declinedHeld', { time: heldUntil })}</p>
      </Notice>
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="button" ref={again} onClick={onAgain}>
          {t('cardAgain')}
        </Button>
        {onCash !== undefined && (
          <Button type="button" variant="secondary" onClick={onCash}>
            {t('cashInstead')}
          </Button>
        )}
      </div>
      {onLeave !== undefined && (
        <Button type="button" variant="text" onClick={onLeave}>
          {t('leave', { amount })}
        </Button>
      )}
    </Panel>
  );
};

/** Card: the machine asks, the desk records what it says. */
export const CardPanel = ({ due, currency, isBusy, reason, onTake, onBack, ...declined }: CardPanelProps) => {
  const t = useTranslations('desk.pay');
  const [isPart, setPart] = useState(false);
  const [isDeclined, setDeclined] = useState(false);
  const keys = useAmountKeys(0);
  const amount = isPart ? keys.amount : due;
  const text = formatMoney(amount, currency);
  const refused =
    isPart && (amount === 0 || amount > due)
      ? t(amount === 0 ? 'keyAmount' : 'tooMuch', { amount: formatMoney(due, currency) })
      : undefined;
  if (isDeclined) {
    return <Declined {...declined} amount={formatMoney(due, currency)} onAgain={() => setDeclined(false)} />;
  }
  return (
    <Panel aria-labelledby="way-card">
      <div className="flex items-center justify-between gap-4">
        <h2 id="way-card" className="heading-3">
          {t('way.card')}
        </h2>
        <p className={figureClass({})} role="status">
          {text}
        </p>
      </div>
      <p>{t.rich('keyIn', { amount: text, b: (chunks) => <b className="tabular-nums">{chunks}</b> })}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          type="button"
          size="pay"
          loading={isBusy}
          reason={reason ?? refused}
          onClick={() => onTake({ tenderType: 'card', amount })}
        >
          {t('approved')}
        </Button>
        <Button type="button" size="pay" variant="secondary" onClick={() => setDeclined(true)}>
          {t('declinedButton')}
        </Button>
      </div>
      <Checkbox
        label={t('partCard')}
        help={t('partHelp')}
        checked={isPart}
        onChange={(event) => setPart(event.target.checked)}
      />
      {isPart && <AmountKeys onPress={keys.press} onErase={keys.erase} />}
      <Button type="button" variant="text" onClick={onBack}>
        {t('back')}
      </Button>
    </Panel>
  );
};
