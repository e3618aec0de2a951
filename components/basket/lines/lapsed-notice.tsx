import { useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { CartItem } from '#contract/cart-items.ts';

/** A notice that lists the items whose hold has expired. */
export const LapsedNotice = ({ items }: { items: readonly CartItem[] }) => {
  const t = useTranslations('basket');
  const lapsed = items.filter((item) => item.holdExpired);
  if (lapsed.length === 0) return null;
  return (
    <Notice tone="info" role="status">
      {lapsed.map((item) => (
        <p key={item.id}>{t('hold.expired', { name: item.name })}</p>
      ))}
    </Notice>
  );
};
