'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { figureClass, useAmountKeys, AmountKeys } from '#components/desk/pay/amount-keys.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Radio } from '#components/ui/form/radio-group.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useRefund } from './use-refund.ts';

const ways = ['credit', 'bank_transfer'] as const;

/** How the money of a direct debit goes back: as credit, or by a transfer that staff have made. */
const RefundWayChoice = ({ refund }: { refund: ReturnType<typeof useRefund> }) => {
  const t = useTranslations('desk.refund');
  const id = useId();
  return (
    <>
      <fieldset className="grid" aria-describedby={`${id}-help`}>
        <legend className="text-s font-medium text-ink">{t('way')}</legend>
        <p id={`${id}-help`} className="text-s">
          {t('wayHelp')}
        </p>
        {ways.map((way) => (
          <Radio
            key={way}
            name={`${id}-way`}
            label={t(way === 'credit' ? 'byCredit' : 'byTransfer')}
            checked={refund.way === way}
            onChange={() => refund.setWay(way)}
          />
        ))}
      </fieldset>
      {refund.way === 'bank_transfer' && (
        <TextField
          id={`${id}-reference`}
          label={t('reference')}
          help={t('referenceHelp')}
          maxLength={100}
          required
          value={refund.reference}
          error={refund.isReferenceMissing ? t('referenceMissing') : undefined}
          onChange={(event) => refund.setReference(event.target.value)}
        />
      )}
    </>
  );
};

const parts = ['all', 'lines', 'amount'] as const;
type Part = (typeof parts)[number];

interface RefundPanelProps {
  order: Order;
  onClose: () => void;
}

/** Gives money back: all of it, some lines or an amount, always with a reason. It goes back by the ways it was paid. */
export const RefundPanel = ({ order, onClose }: RefundPanelProps) => {
  const t = useTranslations();
  const id = useId();
  const refund = useRefund(order, onClose);
  const [part, setPart] = useState<Part>('all');
  const { currency } = order.total;
  const keys = useAmountKeys(0);
  const lines = order.lineItems.filter(({ price }) => price.value >= 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (next: Part) => {
    setPart(next);
    refund.setLineIds([]);
    refund.setAmount(next === 'amount' ? keys.amount : null);
  };
  const sum =
    part === 'lines'
      ? lines.filter((line) => refund.lineIds.includes(line.id)).reduce((total, { price }) => total + price.value, 0)
      : (refund.amount ?? refund.left);
  const needsLines = part === 'lines' && refund.lineIds.length === 0;
  const needsAmount = part === 'amount' && sum === 0;
  const needsWay = refund.needsWay && refund.way === null;
  const reason =
    (needsLines && t('desk.refund.chooseLines')) ||
    (needsAmount && t('desk.refund.typeAmount')) ||
    (needsWay && t('desk.refund.chooseWay')) ||
    undefined;
  return (
    <Panel aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="heading-3" tabIndex={-1} ref={heading}>
        {t('desk.refund.title')}
      </h2>
      {refund.error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(refund.error, t)}
        </Notice>
      )}
      <fieldset className="grid">
        <legend className="text-s font-medium text-ink">{t('desk.refund.what')}</legend>
        {parts.map((one) => (
          <Radio
            key={one}
            name={`${id}-part`}
            label={t(`desk.refund.part.${one}`, { left: formatMoney(refund.left, currency) })}
            checked={part === one}
            onChange={() => choose(one)}
          />
        ))}
      </fieldset>
      {part === 'lines' && (
        <div role="group" aria-label={t('desk.refund.part.lines')} className="grid border-t border-line">
          {lines.map((line) => (
            <Checkbox
              key={line.id}
              label={t('desk.refund.line', { name: line.name, price: line.price.formatted })}
              help={line.summary ?? undefined}
              checked={refund.lineIds.includes(line.id)}
              onChange={() => refund.toggleLine(line.id)}
            />
          ))}
        </div>
      )}
      {part === 'amount' && (
        <div className="grid gap-3">
          <p className={figureClass({})} role="status">
            {formatMoney(refund.amount ?? 0, currency)}
          </p>
          <AmountKeys
            onPress={(digits) => refund.setAmount(keys.press(digits))}
            onErase={() => refund.setAmount(keys.erase())}
          />
          {refund.isAmountWrong && (
            <p role="alert" className="text-s text-danger">
              {t('desk.refund.amountWrong', { left: formatMoney(refund.left, currency) })}
            </p>
          )}
        </div>
      )}
      {refund.needsWay && <RefundWayChoice refund={refund} />}
      <TextField
        id={`${id}-reason`}
        label={t('desk.refund.reason')}
        help={t('desk.refund.reasonHelp')}
        maxLength={255}
        required
        value={refund.reason}
        error={refund.isReasonMissing ? t('desk.refund.reasonMissing') : undefined}
        onChange={(event) => refund.setReason(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <Button type="button" variant="text" onClick={onClose}>
          {t('desk.refund.keep')}
        </Button>
        <Button
          type="button"
          size="pay"
          loading={refund.isPending}
          reason={reason}
          onClick={() => {
            if (refund.reason.trim() === '') document.getElementById(`${id}-reason`)?.focus();
            refund.refund();
          }}
        >
          {t('desk.refund.submit', { amount: formatMoney(sum, currency) })}
        </Button>
      </div>
    </Panel>
  );
};
