import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { removeExtraMutation } from '#components/booking/queries/cart.ts';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Price } from '#components/ui/price.tsx';
import type { ChildItem } from '#contract/cart-items.ts';
import type { Cart } from '#contract/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useText } from '#lib/i18n/text-context.ts';

type ExtraLineProps = {
  extra: ChildItem;
  cart: Pick<Cart, 'userId' | 'source'>;
};

/** Something added to a line, with its own way out. */
export const ExtraLine = ({ extra, cart }: ExtraLineProps) => {
  const text = useText();
  const { mutate, isPending } = useBasketAction(removeExtraMutation(browserApi), {
    success: text('basket.toasts.extraRemoved'),
    failure: text('basket.toasts.extraFailed', { extra: extra.name }),
  });
  const remove = () => mutate({ params: { userId: cart.userId ?? 0, source: cart.source, cartItemId: extra.id } });
  return (
    <li className="subline subline--x" aria-busy={isPending || undefined}>
      <Plus className="icon icon--s" />
      <span>
        {extra.name}{' '}
        {extra.quantity > 1 && (
          <span className="muted num">
            {text('basket.each', { count: extra.quantity, price: extra.price.formatted })}
          </span>
        )}
      </span>
      <span className="subline__price">
        <Price amountMinor={extra.lineTotal.value} currency={extra.lineTotal.currency} />
      </span>
      {isPending ? (
        <Spinner small label={text('basket.removing', { name: extra.name })} />
      ) : (
        <IconButton label={text('basket.removeNamed', { name: extra.name })} onClick={remove}>
          <X className="icon icon--s" />
        </IconButton>
      )}
    </li>
  );
};
