'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CampBookingType, CampChoice } from '#components/schedules/model/camp-choice.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import type { CampSchedule } from '#contract/camps.ts';

type CampTypeChoiceProps = {
  camp: CampSchedule;
  choice: CampChoice;
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

const Option = ({ value, type, isDisabled, title, help, price, onChange }: OptionProps) => (
  <label
    className={classNames(
      'check',
      'choice__opt',
      value === type && 'choice__opt--on',
      isDisabled && 'choice__opt--off',
    )}
  >
    <input
      type="radio"
      name="camp-booking-type"
      value={value}
      checked={value === type}
      disabled={isDisabled}
      onChange={() => onChange(value)}
    />
    <span>
      <span className="choice__title">{title}</span>
      <small>{help}</small>
    </span>
    <span className="choice__price">{price}</span>
  </label>
);

/** Chooses the entire camp or single dates; an unavailable option shows the reason. */
export const CampTypeChoice = ({ camp, choice, type, onChange }: CampTypeChoiceProps) => {
  const t = useTranslations('camps');
  const { entire, session, isOneSessionPrice } = schedulePrices(camp);
  const sessions = camp.occurrences.length;
  const entireHelp =
    choice.entireReason === null ? t('allSessions', { count: sessions }) : t(`entireReason.${choice.entireReason}`);
  return (
    <div className="choice" role="radiogroup" aria-labelledby="step-dates">
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
              <small>{t(isOneSessionPrice ? 'aSession' : 'aSessionUp')}</small>
            </>
          )
        }
      />
    </div>
  );
};
