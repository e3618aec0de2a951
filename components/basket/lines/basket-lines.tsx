import { useTranslations } from 'next-intl';
import { basketHeadingId, lineNameId } from '#components/booking/lines/item-name.tsx';
import { byStart } from '#components/booking/lines/order-line-facts.ts';
import { usePeople } from '#components/booking/person/use-people.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { BasketLine } from './basket-line.tsx';

/** The lines of the basket by time. `renderedAt` is when the page was made, in milliseconds. */
export const BasketLines = ({ cart, renderedAt }: { cart: Cart; renderedAt: number }) => {
  const t = useTranslations('basket');
  const people = usePeople();
  const items = byStart(cart.items);
  const focusAfter = (index: number) => {
    const neighbour = items[index + 1] ?? items[index - 1];
    return neighbour === undefined ? basketHeadingId : lineNameId(neighbour.id);
  };
  return (
    <Rows aria-label={t('items')}>
      {items.map((item, index) => (
        <BasketLine
          key={item.id}
          item={item}
          cart={cart}
          people={people}
          renderedAt={renderedAt}
          nextId={focusAfter(index)}
        />
      ))}
    </Rows>
  );
};
