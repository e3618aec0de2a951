import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Below a package whose last use a line takes: the way to the packages of the line's venue. */
export const MorePackages = ({ item }: { item: CartItem }) => {
  const t = useTranslations('basket');
  const href = useHref();
  if (!('venue' in item)) return null;
  return (
    <span className="block">
      <Link className="tap-target" href={href(`/packages/location/${item.venue.slug}`)} prefetch={false}>
        {t('morePackages')}
      </Link>
    </span>
  );
};
