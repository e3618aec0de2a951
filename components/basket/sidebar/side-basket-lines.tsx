import { useTranslations } from 'next-intl';
import { byStart } from '#components/booking/lines/order-line-facts.ts';
import { needsBasket } from '#components/booking/needs-basket.ts';
import { getPerson } from '#components/booking/person/people.ts';
import { usePeople } from '#components/booking/person/use-people.ts';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SideHold } from './side-hold.tsx';
import { SideLine } from './side-line.tsx';

/**
 * What is in the basket beside a timetable, how long it is held, what it comes to, and the ways to the checkout and to the
 * basket (docs/product.md#after-adding).
 */
export const SideBasketLines = ({ cart, headingId }: { cart: Cart; headingId: string }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const people = usePeople();
  const items = byStart(cart.items);
  const isToBasket = needsBasket(cart);
  return (
    <>
      <SideHold cart={cart} />
      <ul>
        {items.map((item, index) => {
          const neighbour = items[index + 1] ?? items[index - 1];
          const nextId = neighbour === undefined ? headingId : `side-${neighbour.id}`;
          return (
            <SideLine key={item.id} item={item} person={getPerson(people, item.purchasedForUserId)} nextId={nextId} />
          );
        })}
      </ul>
      <div className="flex items-baseline justify-between border-t border-line px-5 py-4 text-ink">
        <span>{t('total')}</span>
        <Price className="heading-2" amountMinor={cart.totals.total} currency={cart.currency} figure />
      </div>
      <div className="grid gap-2 px-5 pb-5">
        {!isToBasket && (
          <DocumentLinkButton block href={href('/basket/checkout')}>
            {t('checkoutNow')}
          </DocumentLinkButton>
        )}
        <LinkButton block variant={isToBasket ? 'primary' : 'secondary'} href={href('/basket')} prefetch={false}>
          {t('viewBasket')}
        </LinkButton>
      </div>
    </>
  );
};
