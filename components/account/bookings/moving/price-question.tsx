import { useTranslations } from 'next-intl';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Money } from '#contract/primitives.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { FocusHere } from '../../frame/focus-here.tsx';

/** The price of a booking and of the time that it is moved to, and what would come of the difference. */
export interface Difference {
  before: Money;
  after: Money;
  /** To pay then; undefined where the backend does not say. */
  due: Money | undefined;
  /** Comes back then as credit; undefined where the backend does not say. */
  credit: Money | undefined;
}

const readMoney = (value: unknown): Money | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string'
    ? { value: value.value, currency: value.currency, formatted: '' }
    : undefined;

/** The prices with which a move was refused; null for any other failure. */
export function readDifference(error: unknown): Difference | null {
  if (!(error instanceof ApiError) || error.code !== 'price_differs') return null;
  const { price, newPrice, due, credit } = error.details;
  const [before, after] = [readMoney(price), readMoney(newPrice)];
  if (before === undefined || after === undefined) return null;
  return { before, after, due: readMoney(due), credit: readMoney(credit) };
}

const Amount = ({ amount: { value, currency } }: { amount: Money }) => (
  <Price amountMinor={value} currency={currency} />
);

const isSome = (amount: Money | undefined): amount is Money => amount !== undefined && amount.value > 0;

/** Both prices, and what becomes of the difference, before a booking is moved to a time with another price. */
export const PriceQuestion = ({ difference: { before, after, due, credit } }: { difference: Difference }) => {
  const t = useTranslations('moving');
  const isKept = due !== undefined && credit !== undefined && !isSome(due) && !isSome(credit);
  return (
    <FocusHere>
      <h3 className="mb-3 heading-4">{t('differs')}</h3>
      <Sums className="rounded-m border border-line bg-surface-2 px-4 py-3 text-s">
        <Sum label={t('before')}>
          <Amount amount={before} />
        </Sum>
        <Sum label={t('after')}>
          <Amount amount={after} />
        </Sum>
        {isSome(due) && (
          <Sum label={t('due')} tone="total">
            <Amount amount={due} />
          </Sum>
        )}
        {isSome(credit) && (
          <Sum label={t('back')} tone="total">
            <Amount amount={credit} />
          </Sum>
        )}
      </Sums>
      {isSome(due) && <p className="mt-3 text-s">{t('dueHelp')}</p>}
      {isSome(credit) && <p className="mt-3 text-s">{t('backHelp')}</p>}
      {isKept && <p className="mt-3 text-s">{t('kept')}</p>}
    </FocusHere>
  );
};
