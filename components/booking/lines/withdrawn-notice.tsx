import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';

/** Says which sessions left a basket because the venue cancelled them, and that none of them is paid for. */
export const WithdrawnNotice = ({ cart, className }: { cart: Pick<Cart, 'withdrawn'>; className?: string }) => {
  const t = useTranslations('basket');
  const locale = useLocale();
  const { withdrawn = [] } = cart;
  if (withdrawn.length === 0) return null;
  return (
    <Notice tone="warning" role="status" className={className}>
      {withdrawn.map(({ name, startsAt, whilePaying }) => {
        const when = { date: formatDate(getDate(startsAt.local), locale), time: getClock(startsAt.local) };
        return (
          <p key={`${name} ${startsAt.utc}`}>
            {t(whilePaying ? 'withdrawnWhilePaying' : 'withdrawn', { name, ...when })}
          </p>
        );
      })}
    </Notice>
  );
};
