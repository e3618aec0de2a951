import { useQueryClient } from '@tanstack/react-query';
import Timer from 'lucide-react/icons/timer';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { extendCartMutation } from '#components/booking/queries/cart.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { CartItem, Lapsed } from '#contract/cart/cart-items.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Reply } from '#lib/api/call.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { useHref } from '#lib/zones/site-context.tsx';

type NextFreeProps = { item: CartItem; nextFree: NonNullable<Lapsed['nextFree']> };

/** The next session of the same series that has places, with a link to it. */
const NextFree = ({ item, nextFree: { id, startsAt, activitySlug } }: NextFreeProps) => {
  const t = useTranslations('basket');
  const locale = useLocale();
  const href = useHref();
  const date = getDate(startsAt.local);
  const when = t('nextFree', { date: formatDate(date, locale), time: getClock(startsAt.local) });
  if (!('venue' in item)) return when;
  return (
    <Link href={href(`/location/${item.venue.slug}/${activitySlug}/${date}`) + sessionFragment(id)} prefetch={false}>
      {when}
    </Link>
  );
};

/**
 * What can be done about a line that is no longer held (docs/product.md#holds): hold it again while there are places,
 * else go to the next free session. Held again it costs what it costs now, which is said where that is something else.
 */
export const LapsedActions = ({ item }: { item: CartItem }) => {
  const t = useTranslations('basket');
  const client = useQueryClient();
  const sayHeld = ({ data }: Reply<'extendCart'>) => {
    const line = data.items.find(({ id }) => id === item.id);
    if (line === undefined || data.repriced?.includes(item.id) !== true)
      return t('toasts.heldAgain', { name: item.name });
    return t('toasts.heldAgainAt', { name: item.name, price: formatMoney(line.lineTotal.value, data.currency) });
  };
  const holding = {
    ...extendCartMutation(browserApi),
    // Of the mutation, not of a call to it: the line may have gone when the answer comes.
    onSettled: (_: unknown, error: Error | null) =>
      error === null ? undefined : client.invalidateQueries({ queryKey: ['getCart'] }),
  };
  const { mutate, isPending } = useBasketAction(holding, { success: sayHeld }, () =>
    document.getElementById(lineNameId(item.id))?.focus(),
  );
  const { canHold = true, placesLeft, nextFree = null } = item.lapsed ?? {};
  return (
    <Notice className="mt-3" tone="warning" icon={Timer} role="status">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <b>{t('lapsed')}.</b> {t('lapsedNotInTotal')}{' '}
          {canHold && placesLeft !== undefined && t('placesLeft', { count: placesLeft })}
          {!canHold && t('soldOut')} {nextFree !== null && <NextFree item={item} nextFree={nextFree} />}
        </p>
        {canHold && (
          <Button
            size="medium"
            loading={isPending}
            aria-describedby={lineNameId(item.id)}
            onClick={() => mutate({ body: { cartItemIds: [item.id] } })}
          >
            {t('holdAgain')}
          </Button>
        )}
      </div>
    </Notice>
  );
};
