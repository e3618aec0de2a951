'use client';

import { useTranslations } from 'next-intl';
import { AmountKeys } from '#components/desk/pay/amount-keys.tsx';
import { figureClass } from '#components/desk/pay/figure-class.ts';
import { TillPanel } from '#components/desk/pay/till-panel.tsx';
import { useAmountKeys } from '#components/desk/pay/use-amount-keys.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';

interface CountPanelProps {
  title: string;
  /** What is counted. */
  label: string;
  help: string;
  submit: string;
  currency: string;
  isPending: boolean;
  error: Error | null;
  /** Minor units. */
  onCount: (amount: number) => void;
}

/** An amount of cash that is counted and keyed in. */
export const CountPanel = ({ title, label, help, submit, currency, isPending, error, onCount }: CountPanelProps) => {
  const t = useTranslations();
  const keys = useAmountKeys(0);
  return (
    <TillPanel
      id="count"
      title={title}
      keys={<AmountKeys onPress={keys.press} onErase={keys.erase} />}
      action={
        <Button type="button" size="pay" block loading={isPending} onClick={() => onCount(keys.amount)}>
          {submit}
        </Button>
      }
    >
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
      <p>{help}</p>
      <div role="status">
        <dl className="text-s">
          <dt>{label}</dt>
          <dd className={figureClass({ size: 'till' })}>{formatMoney(keys.amount, currency)}</dd>
        </dl>
      </div>
    </TillPanel>
  );
};
