import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The page's name and what is to be paid. */
export const CheckoutHead = ({ cart }: { cart?: Cart }) => {
  const text = useText();
  const { mode } = useSite();
  // A frame shows the name of the page in its own strip.
  if (mode === 'embedded') return null;
  return (
    <div className="page-head page-head--flush">
      <div className="container">
        <div className="page-head__in">
          <h1>{text('checkout.title')}</h1>
          {cart !== undefined && (
            <p className="head-total">
              <span className="head-total__label">{text('checkout.totalToPay')}</span>
              <Price className="h-2" amountMinor={cart.totals.balance} currency={cart.currency} figure />
            </p>
          )}
        </div>
      </div>
    </div>
  );
};
