import { useTranslations } from 'next-intl';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Money } from '#contract/primitives.ts';
import { FocusHere } from '../../frame/focus-here.tsx';
import type { Difference } from './difference.ts';

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
