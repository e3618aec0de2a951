'use client';

import { useTranslations } from 'next-intl';
import { extraFieldId } from '#components/schedules/booking-form/values/form-fields.ts';
import { MOST_EXTRAS, type ExtraQuantities } from '#components/schedules/model/selection.ts';
import { FieldError } from '#components/ui/form/field.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Extra } from '#contract/schedules/schedules.ts';
import { StepPanel } from './step-panel.tsx';

export type ExtrasPanelProps = {
  number: number;
  extras: readonly Extra[];
  quantities: ExtraQuantities;
  /** Several people are coming, and each gets them. */
  isForEach: boolean;
  /** The error of an extra, by its pricing option; null without one. */
  getError: (pricingOptionId: string) => string | null;
  onChange: (pricingOptionId: string, quantity: number) => void;
};

/** The extras, zero to ten of each. */
export const ExtrasPanel = ({ number, extras, quantities, isForEach, getError, onChange }: ExtrasPanelProps) => {
  const t = useTranslations();
  return (
    <StepPanel
      id="step-extras"
      number={number}
      title={t('camps.step.extras')}
      note={[t('camps.extrasNote', { count: MOST_EXTRAS }), isForEach && t('people.forEach')]
        .filter(Boolean)
        .join(', ')}
    >
      <ul>
        {extras.map(({ id, name, pricingOptionId, price, maxQuantity }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-line py-3.5 not-first:border-t first:pt-0 last:pb-0"
          >
            <div>
              <p className="font-medium text-ink">{name}</p>
              <p className="text-s font-medium text-ink">
                <Price amountMinor={price.value} currency={price.currency} />
              </p>
              {getError(pricingOptionId) !== null && (
                <FieldError id={`${extraFieldId(pricingOptionId)}-error`}>{getError(pricingOptionId)}</FieldError>
              )}
            </div>
            {maxQuantity === 0 ? (
              <Pill>{t('timetable.tag.sold_out')}</Pill>
            ) : (
              <Stepper
                id={extraFieldId(pricingOptionId)}
                aria-describedby={
                  getError(pricingOptionId) === null ? undefined : `${extraFieldId(pricingOptionId)}-error`
                }
                label={t('camps.quantityOf', { name })}
                decreaseLabel={t('camps.removeOne', { name })}
                increaseLabel={t('camps.addOne', { name })}
                max={Math.min(maxQuantity, MOST_EXTRAS)}
                value={Math.min(quantities[pricingOptionId] ?? 0, maxQuantity)}
                onChange={(quantity) => onChange(pricingOptionId, quantity)}
              />
            )}
          </li>
        ))}
      </ul>
    </StepPanel>
  );
};
