import { useTranslations } from 'next-intl';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { FocusHere } from '../../frame/focus-here.tsx';
import type { Difference } from './difference.ts';

type PriceQuestionProps = { booking: Booking; difference: Difference };

/** What becomes of the difference: `due` where the new time costs more. */
const getConsequence = ({ order, cancellation }: Booking, { before, after }: Difference) => {
  if (after.value > before.value) return 'due';
  if (!cancellation.awardsCredit) return 'kept';
  return (order?.balance.value ?? 0) > 0 ? 'backLessDue' : 'back';
};

/** Both prices, and what becomes of the difference, before a booking is moved to a time with another price. */
export const PriceQuestion = ({ booking, difference }: PriceQuestionProps) => {
  const t = useTranslations('moving');
  const { before, after } = difference;
  const { currency } = after;
  const consequence = getConsequence(booking, difference);
  return (
    <FocusHere>
      <h3 className="mb-3 heading-4">{t('differs')}</h3>
      <Sums className="rounded-m border border-line bg-surface-2 px-4 py-3 text-s">
        <Sum label={t('before')}>
          <Price amountMinor={before.value} currency={currency} />
        </Sum>
        <Sum label={t('after')}>
          <Price amountMinor={after.value} currency={currency} />
        </Sum>
        <Sum label={t(`consequence.${consequence}`)} tone="total">
          <Price amountMinor={Math.abs(after.value - before.value)} currency={currency} />
        </Sum>
      </Sums>
      <p className="mt-3 text-s">{t(`consequenceHelp.${consequence}`)}</p>
    </FocusHere>
  );
};
