'use client';

import type { Extra } from '../../contract/schedules.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { MOST_EXTRAS, type ExtraQuantities } from '../../lib/rules/camps/selection.ts';
import { Pill } from '../ui/pill.tsx';
import { Price } from '../ui/price.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { StepPanel } from './step-panel.tsx';

export type ExtrasPanelProps = {
  number: number;
  extras: readonly Extra[];
  quantities: ExtraQuantities;
  onChange: (quantities: ExtraQuantities) => void;
};

/** What can be added, none to ten of each. */
export const ExtrasPanel = ({ number, extras, quantities, onChange }: ExtrasPanelProps) => {
  const text = useText();
  return (
    <StepPanel id="step-extras" number={number} title={text('camps.step.extras')} note={text('camps.extrasNote', { count: MOST_EXTRAS })}>
      <ul>
        {extras.map(({ id, name, pricingOptionId, price, maxQuantity }) => (
          <li key={id} className="extra">
            <div>
              <p className="strong">{name}</p>
              <p className="extra__price"><Price amountMinor={price.value} currency={price.currency} /></p>
            </div>
            {maxQuantity === 0 ? (
              <Pill>{text('timetable.tag.sold_out')}</Pill>
            ) : (
              <Stepper
                label={text('camps.quantityOf', { name })}
                decreaseLabel={text('camps.removeOne', { name })}
                increaseLabel={text('camps.addOne', { name })}
                max={Math.min(maxQuantity, MOST_EXTRAS)}
                value={Math.min(quantities[pricingOptionId] ?? 0, maxQuantity)}
                onChange={(quantity) => onChange({ ...quantities, [pricingOptionId]: quantity })}
              />
            )}
          </li>
        ))}
      </ul>
    </StepPanel>
  );
};
