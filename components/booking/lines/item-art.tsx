import { cva, type VariantProps } from 'class-variance-authority';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getItemIllustration } from './item-illustration.ts';

const art = cva('overflow-clip rounded-m border border-line bg-surface-2', {
  variants: {
    place: {
      // Large type on a small screen has no room for drawings.
      line: 'col-1 row-[1/span_2] size-[3.5rem] max-tiny:hidden small:row-[1/span_3] small:h-[4.5rem] small:w-[6rem]',
      card: 'col-1 row-[1/span_2] size-[2.75rem]',
      corner:
        'absolute top-5 right-4 size-[3.5rem] max-tiny:hidden small:top-6 small:right-6 small:h-[4.5rem] small:w-[6rem]',
    },
  },
});

type ItemArtProps = { item: CartItem; /** Nothing is filled. */ isEmpty?: boolean } & Required<
  VariantProps<typeof art>
>;

/** The illustration of a line's court, pool or hall: in an order line, in a small card, or at the corner of a ticket. */
export const ItemArt = ({ item, place, isEmpty = false }: ItemArtProps) => (
  <span className={art({ place })}>
    <CourtIllustration
      className="size-full"
      kind={getItemIllustration(item)}
      view="crop"
      zone={isEmpty ? null : undefined}
      cover
      small
    />
  </span>
);
