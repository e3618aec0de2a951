'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import { countTickets } from './returns.ts';

export type TicketChoiceProps = {
  results: readonly CancellationResult[];
  chosen: readonly string[];
  onChoose: (bookingIds: string[]) => void;
};

/** The tickets of a visit, to cancel all or some of them. */
export const TicketChoice = ({ results, chosen, onChoose }: TicketChoiceProps) => {
  const t = useTranslations('timetable.cancelling');
  const ids = results.map(({ id }) => id);
  const toggle = (bookingId: string, isOn: boolean) =>
    onChoose(ids.filter((id) => (id === bookingId ? isOn : chosen.includes(id))));
  return (
    <FieldSet legend={t('which')}>
      <div className="divide-y divide-line rounded-l border border-line">
        {results.map(({ id, ticketName, name, quantity, paid }) => (
          <div key={id} className="px-4 has-checked:bg-primary-50">
            <Checkbox
              label={
                <span className="flex justify-between gap-4">
                  <span>{t('line', { count: quantity, name: ticketName ?? name })}</span>
                  <Price amountMinor={paid.value} currency={paid.currency} />
                </span>
              }
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          </div>
        ))}
      </div>
      <Button
        type="button"
        variant="text"
        size="medium"
        className="-ml-2 justify-self-start"
        aria-disabled={chosen.length === ids.length || undefined}
        onClick={() => onChoose(ids)}
      >
        {t('chooseAll', { count: countTickets(results) })}
      </Button>
    </FieldSet>
  );
};
