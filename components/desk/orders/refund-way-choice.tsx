import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Radio } from '#components/ui/form/radio-group.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { useRefund } from './use-refund.ts';

const ways = ['credit', 'bank_transfer'] as const;

/** How the money of a direct debit goes back: as credit, or by a transfer that staff have made. */
export const RefundWayChoice = ({ refund }: { refund: ReturnType<typeof useRefund> }) => {
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
