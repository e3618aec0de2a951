'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EntireSaving, CampBookingType, CampChoice } from '#components/schedules/model/camp-choice.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { checkBox, checkHelp, checkRow } from '#components/ui/form/check-class.ts';
import { Price } from '#components/ui/price.tsx';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { formatMoney } from '#lib/format/format-money.ts';

type CampTypeChoiceProps = {
  camp: CampSchedule;
  choice: CampChoice;
  /** What the entire camp saves, if anything. */
  saving: EntireSaving | null;
  type: CampBookingType;
  onChange: (type: CampBookingType) => void;
};

type OptionProps = {
  value: CampBookingType;
  type: CampBookingType;
  isDisabled: boolean;
  title: string;
  help: string;
  price: ReactNode;
  onChange: (type: CampBookingType) => void;
};

const box = cva('grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-0.5 rounded-m border p-4', {
  variants: {
    isChosen: {
      true: 'border-primary-action box-shadow-[inset_0_0_0_0.5px_var(--primary-action)] forced-colors:outline-2 forced-colors:outline-[Highlight]',
      false: 'border-line-strong',
    },
    isDisabled: { true: 'bg-surface-2' },
  },
  compoundVariants: [
    { isChosen: true, isDisabled: false, class: 'bg-primary-50' },
    { isChosen: false, isDisabled: false, class: 'bg-surface' },
  ],
});
const amount = cva('text-right font-figures text-clock/none font-headline tabular-nums', {
  variants: { isDisabled: { true: 'text-ink-3', false: 'text-ink' } },
});

const Option = ({ value, type, isDisabled, title, help, price, onChange }: OptionProps) => (
  <label className={checkRow({ layout: 'custom', className: box({ isChosen: value === type, isDisabled }) })}>
    <input
      type="radio"
      className={checkBox({ type: 'radio' })}
      name="camp-booking-type"
      value={value}
      checked={value === type}
      disabled={isDisabled}
      onChange={() => onChange(value)}
    />
    <span>
      <span className="font-medium">{title}</span>
      <small className={checkHelp}>{help}</small>
    </span>
    <span className={amount({ isDisabled })}>{price}</span>
  </label>
);

/** Chooses the entire camp or single dates; an unavailable option shows the reason. */
export const CampTypeChoice = ({ camp, choice, saving, type, onChange }: CampTypeChoiceProps) => {
  const t = useTranslations('camps');
  const { entire, session, isOneSessionPrice } = schedulePrices(camp);
  const sessions = camp.occurrences.length;
  const all = t('allSessions', { count: sessions });
  const saves =
    saving && t('saves', { saved: formatMoney(saving.saved, saving.price.currency), count: saving.sessions });
  const entireHelp =
    choice.entireReason === null ? [all, saves].filter(Boolean).join(', ') : t(`entireReason.${choice.entireReason}`);
  return (
    <div className="grid gap-3 small:grid-cols-[1fr_1fr]" role="radiogroup" aria-labelledby="step-dates">
      <Option
        value="full"
        {...{ type, onChange }}
        isDisabled={choice.isEntireDisabled}
        title={t('entire')}
        help={entireHelp}
        price={entire && <Price amountMinor={entire.value} currency={entire.currency} />}
      />
      <Option
        value="individual"
        {...{ type, onChange }}
        isDisabled={choice.isChooserDisabled}
        title={t('chosenDates')}
        help={t(choice.isChooserDisabled ? 'onlyEntire' : 'chosenDatesHelp')}
        price={
          session && (
            <>
              <Price amountMinor={session.value} currency={session.currency} />
              <small className="block font-body text-s font-normal text-ink-3">
                {t(isOneSessionPrice ? 'aSession' : 'aSessionUp')}
              </small>
            </>
          )
        }
      />
    </div>
  );
};
