import { useTranslations } from 'next-intl';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { Saving } from '#contract/cart/savings.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What a saving is called in a row of sums: 'Member prices', or the package or membership with its uses. */
function savingName({ kind, name, uses }: Saving, t: Translate): string {
  if (kind === 'member_price') return t('basket.memberPrices');
  return t('basket.savingUses', { name: name ?? t(`booking.${kind}`), count: uses });
}

type Summed = Pick<Cart, 'totals' | 'summary' | 'credits' | 'currency'>;

/**
 * How the cost comes about: full price, joining fee, extras and every saving by name; nothing where it is the full price.
 */
const Savings = ({ cart }: { cart: Summed }) => {
  const t = useTranslations();
  const { summary, currency } = cart;
  if (summary === undefined) return null;
  const joiningFee = summary.joiningFee?.value ?? 0;
  if (summary.saved.value + summary.extras.value + joiningFee === 0) return null;
  return (
    <>
      <Sum label={t('basket.fullPrice')}>
        <Price amountMinor={summary.fullPrice.value} currency={currency} />
      </Sum>
      {joiningFee > 0 && (
        <Sum label={t('basket.joiningFee')}>
          <Price amountMinor={joiningFee} currency={currency} />
        </Sum>
      )}
      {summary.extras.value > 0 && (
        <Sum label={t('basket.extrasSum')}>
          <Price amountMinor={summary.extras.value} currency={currency} />
        </Sum>
      )}
      {summary.savings.map((saving) => (
        <Sum key={`${saving.kind} ${saving.name}`} label={savingName(saving, t)} tone="saving">
          <Price amountMinor={-saving.amount.value} currency={currency} />
        </Sum>
      ))}
    </>
  );
};

/** What the basket costs and why, what credit takes off, and what is left to pay. */
export const OrderSums = ({ cart }: { cart: Summed }) => {
  const t = useTranslations('basket');
  const { totals, currency } = cart;
  return (
    <Sums>
      <Savings cart={cart} />
      <Sum label={t('basketCost')}>
        <Price amountMinor={totals.total} currency={currency} />
      </Sum>
      {cart.credits
        .filter(({ applied }) => applied.value > 0)
        .map(({ type, applied }) => (
          <Sum key={type} label={t(`${type}Credit`)} tone="saving">
            <Price amountMinor={-applied.value} currency={currency} />
          </Sum>
        ))}
      <Sum label={t('totalToPay')} tone="total">
        <Price amountMinor={totals.balance} currency={currency} figure />
      </Sum>
    </Sums>
  );
};
