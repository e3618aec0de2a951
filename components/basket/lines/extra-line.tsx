import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
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
  /** The id of the line whose extra it is. */
  lineId: string;
  cart: Pick<Cart, 'userId' | 'source'>;
};

/** An extra of a basket line, with its own remove button, which keeps the focus until the extra is gone. */
export const ExtraLine = ({ extra, lineId, cart }: ExtraLineProps) => {
  const t = useTranslations('basket');
  const { mutate, isPending } = useBasketAction(
    removeExtraMutation(browserApi),
    { success: t('toasts.extraRemoved'), failure: t('toasts.extraFailed', { extra: extra.name }) },
    () => document.getElementById(lineNameId(lineId))?.focus(),
  );
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
      <span className="relative grid">
        <IconButton
          size="small"
          className="-mr-0.5"
          label={t('removeNamed', { name: extra.name })}
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : remove}
        >
          {!isPending && <X className="icon-s" />}
        </IconButton>
        {isPending && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner small label={t('removing', { name: extra.name })} />
          </span>
        )}
      </span>
    </SubLine>
  );
};
