import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { removeExtraMutation } from '#components/booking/queries/cart.ts';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Price } from '#components/ui/price.tsx';
import type { ChildItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { SubLine, SubLinePrice } from './sub-line.tsx';

type ExtraLineProps = {
  extra: ChildItem;
  cart: Pick<Cart, 'userId' | 'source'>;
};

/** An extra of a basket line, with its own remove button. */
export const ExtraLine = ({ extra, cart }: ExtraLineProps) => {
  const t = useTranslations('basket');
  const { mutate, isPending } = useBasketAction(removeExtraMutation(browserApi), {
    success: t('toasts.extraRemoved'),
    failure: t('toasts.extraFailed', { extra: extra.name }),
  });
  const remove = () => mutate({ params: { userId: cart.userId ?? 0, source: cart.source, cartItemId: extra.id } });
  return (
    <SubLine icon={Plus} kind="removable" isBusy={isPending}>
      <span>
        {extra.name}{' '}
        {extra.quantity > 1 && (
          <span className="text-ink-3 lining-nums tabular-nums">
            {t('each', { count: extra.quantity, price: extra.price.formatted })}
          </span>
        )}
      </span>
      <SubLinePrice kind="removable">
        <Price amountMinor={extra.lineTotal.value} currency={extra.lineTotal.currency} />
      </SubLinePrice>
      {isPending ? (
        <Spinner small label={t('removing', { name: extra.name })} />
      ) : (
        <IconButton size="small" className="-mr-0.5" label={t('removeNamed', { name: extra.name })} onClick={remove}>
          <X className="icon-s" />
        </IconButton>
      )}
    </SubLine>
  );
};
