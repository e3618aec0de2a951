'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { chooseAll, isAll, type Choice } from './choice.ts';
import { hasPeople, lineLabel, lineName } from './line-name.ts';
import { countTickets } from './returns.ts';

type RowProps = {
  result: CancellationResult;
  name: string;
  /** The name with the number of tickets. */
  label: string;
  /** How many are to be cancelled. */
  count: number;
  onCount: (count: number) => void;
};

const OneTicket = ({ result: { quantity, paid }, label, count, onCount }: RowProps) => (
  <div className="px-4 has-checked:bg-primary-50">
    <Checkbox
      label={
        <span className="flex justify-between gap-4">
          <span>{label}</span>
          <Price amountMinor={paid.value} currency={paid.currency} />
        </span>
      }
      checked={count > 0}
      onChange={(event) => onCount(event.target.checked ? quantity : 0)}
    />
  </div>
);

const several = cva('grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 max-narrow:grid-cols-1', {
  variants: { isChosen: { true: 'bg-primary-50' } },
});

const SeveralTickets = ({ result: { quantity, paid }, name, label, count, onCount }: RowProps) => {
  const t = useTranslations('cancelling');
  return (
    <div className={several({ isChosen: count > 0 })}>
      <span>
        <span className="block text-ink">{label}</span>
        <Price className="block text-s text-ink-2" amountMinor={paid.value} currency={paid.currency} />
      </span>
      <Stepper
        label={t('howMany', { name })}
        decreaseLabel={t('fewer', { name })}
        increaseLabel={t('more', { name })}
        value={count}
        onChange={onCount}
        max={quantity}
      />
    </div>
  );
};

export type TicketChoiceProps = {
  results: readonly CancellationResult[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** The tickets and people of a visit, to cancel all or some of them; of several equal tickets how many. */
export const TicketChoice = ({ results, choice, onChoose }: TicketChoiceProps) => {
  const t = useTranslations();
  return (
    <FieldSet legend={t(hasPeople(results) ? 'cancelling.whose' : 'cancelling.which')}>
      <div className="rounded-l border border-line *:border-line *:not-first:border-t">
        {results.map((result) => {
          const { id, quantity } = result;
          const Row = quantity > 1 ? SeveralTickets : OneTicket;
          return (
            <Row
              key={id}
              result={result}
              name={lineName(result, results)}
              label={lineLabel(result, results, t)}
              count={choice[id] ?? 0}
              onCount={(count) => onChoose({ ...choice, [id]: count })}
            />
          );
        })}
      </div>
      <Button
        type="button"
        variant="text"
        size="medium"
        className="-ml-2 justify-self-start"
        aria-disabled={isAll(choice, results) || undefined}
        onClick={() => onChoose(chooseAll(results))}
      >
        {t('cancelling.chooseAll', { count: countTickets(results) })}
      </Button>
    </FieldSet>
  );
};
