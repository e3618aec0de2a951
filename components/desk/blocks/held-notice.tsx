import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { CallData } from '#lib/api/call.ts';

type Held = CallData<'createBlockBooking'>;

/** That the places of a block are held on the sale, what the sale comes to, and the way to its payment. */
export const HeldNotice = ({ held: { blockBooking, cart } }: { held: Held }) => {
  const t = useTranslations('deskBlocks');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <Notice tone="success">
        <h3 ref={heading} tabIndex={-1} className="font-body text-m font-medium tracking-[0]">
          {t('held', { count: blockBooking.bookings.length, name: blockBooking.name })}
        </h3>
        <p>{t('heldHelp', { total: cart.totals.formattedBalance })}</p>
      </Notice>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton href="/pay">{t('pay')}</LinkButton>
        <LinkButton variant="secondary" href="/">
          {t('toSale')}
        </LinkButton>
      </div>
    </div>
  );
};
