import type { Money } from '#contract/primitives.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { JoiningFlow } from './use-joining-flow.ts';

type Shown = Pick<JoiningFlow, 'type' | 'joining' | 'typed'>;

/** The optional fees that are chosen. */
export const chosenFees = ({ type: { collectableFees }, joining, typed }: Shown) => {
  const ids = joining?.collectableFeeIds ?? typed.collectableFeeIds;
  return collectableFees.filter(({ id, isOptional }) => isOptional && ids.includes(id));
};

/** What is paid today: as the basket has it, else the first payment with the fees that are chosen. */
export function getTodayAmount(shown: Shown): Money {
  const { type, joining } = shown;
  const { currency } = type.firstPayment;
  const value =
    joining?.cart.totals.total ??
    chosenFees(shown).reduce((sum, { price }) => sum + price.value, type.firstPayment.value);
  return { value, currency, formatted: formatMoney(value, currency) };
}
