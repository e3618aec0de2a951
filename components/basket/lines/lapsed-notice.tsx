import { Notice } from '#components/ui/feedback/notice.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { useText } from '#lib/i18n/text-context.ts';

/** Names what is no longer held. */
export const LapsedNotice = ({ items }: { items: readonly CartItem[] }) => {
  const text = useText();
  const lapsed = items.filter((item) => item.holdExpired);
  if (lapsed.length === 0) return null;
  return (
    <Notice tone="info" role="status">
      {lapsed.map((item) => (
        <p key={item.id}>{text('basket.hold.expired', { name: item.name })}</p>
      ))}
    </Notice>
  );
};
