import { useMutation } from '@tanstack/react-query';
import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { applyCreditsMutation } from '#components/checkout/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart, CartCredit } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { creditToApply } from './tenders.ts';

type CreditLabels = 'allApplied' | 'applied' | 'unusable' | 'limited' | 'available';

/** The message for the state of a credit: applied, applicable in full or in part, or not for this order. */
export function creditLabel({ totalAvailable, maxApplicable, applied }: CartCredit): CreditLabels {
  if (applied.value > 0) return applied.value === totalAvailable.value ? 'allApplied' : 'applied';
  if (maxApplicable.value <= 0) return 'unusable';
  return maxApplicable.value < totalAvailable.value ? 'limited' : 'available';
}

type CreditCardProps = {
  credit: CartCredit;
  cart: Cart;
  isLocked: boolean;
};

/** The amount that no other credit covers yet, in minor units. */
const stillDue = (cart: Cart) => cart.totals.balance;

function useApply(cart: Cart, credit: CartCredit) {
  const t = useTranslations();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...applyCreditsMutation(browserApi),
    onSuccess: () => showToast({ type: 'success', message: t('checkout.credit.success') }),
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  const apply = (amount: number) => {
    const cartSource =
      cart.source === 'online-joining' || cart.source === 'online-guest-passes' ? cart.source : 'activity-booking';
    mutate({ body: { creditsToReserve: [{ amount, type: credit.type }], cartSource } });
  };
  return { apply, isPending };
}

/** The button that applies the credit and the one that removes it take each other's place, and the focus with it. */
function useKeptFocus(isOn: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isOn);
  useEffect(() => {
    const isLost = before.current !== isOn && document.activeElement === document.body;
    before.current = isOn;
    if (isLost) place.current?.querySelector('button')?.focus();
  }, [isOn]);
  return place;
}

const card = cva('grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-m border px-4 py-3.5', {
  variants: {
    isOn: {
      true: [
        'border-primary-action bg-primary-50 box-shadow-[inset_0_0_0_0.5px_var(--primary-action)]',
        'forced-colors:outline-2 forced-colors:outline-[Highlight]',
      ],
      false: 'border-line-strong',
    },
  },
});

/** One type of credit: its balance, the amount applied to this order, and a button to apply or remove it. */
export const CreditCard = ({ credit, cart, isLocked }: CreditCardProps) => {
  const t = useTranslations('checkout');
  const { apply, isPending } = useApply(cart, credit);
  const type = t(`${credit.type}Credit`);
  const isOn = credit.applied.value > 0;
  const place = useKeptFocus(isOn);
  const amount = Math.min(creditToApply(credit), stillDue(cart));
  const offered = formatMoney(amount, cart.currency);
  const says = t(`credit.${creditLabel(credit)}`, {
    total: credit.totalAvailable.formatted,
    usable: credit.maxApplicable.formatted,
    applied: credit.applied.formatted,
  });
  return (
    <div className={card({ isOn })} ref={place}>
      <div>
        <p className="font-medium text-ink">{type}</p>
        <p className="text-s">{says}</p>
      </div>
      {isOn && (
        <Price
          className="text-right text-[calc(1.625rem*max(var(--heading-scale),0.72))]/none font-headline text-primary-text"
          amountMinor={-credit.applied.value}
          currency={cart.currency}
          figure
        />
      )}
      {isOn && !isLocked && (
        <Button
          variant="text"
          size="medium"
          className="-ml-2 justify-self-start"
          loading={isPending}
          aria-label={t('credit.removeNamed', { type })}
          onClick={() => apply(0)}
        >
          {t('credit.remove')}
        </Button>
      )}
      {!isOn && amount > 0 && !isLocked && (
        <Button
          variant="secondary"
          size="medium"
          className="justify-self-end"
          loading={isPending}
          aria-label={t('credit.useNamed', { amount: offered, type })}
          onClick={() => apply(amount)}
        >
          {t('credit.use', { amount: offered })}
        </Button>
      )}
    </div>
  );
};
