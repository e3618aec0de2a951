import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

export type CheckoutLinkProps = {
  /** Something is to be done first: a press leads to it instead of opening the checkout. */
  isRefused: () => boolean;
  onRefused: () => void;
  block?: boolean;
  className?: string;
};

/** 'Checkout now', which stays inside the frame of an embedded page. */
export const CheckoutLink = ({ isRefused, onRefused, block, className }: CheckoutLinkProps) => {
  const t = useTranslations('basket');
  const href = useHref();
  const guard = (event: MouseEvent) => {
    if (!isRefused()) return;
    event.preventDefault();
    onRefused();
  };
  return (
    <DocumentLinkButton href={href('/basket/checkout')} onClick={guard} block={block} className={className}>
      {t('checkoutNow')}
    </DocumentLinkButton>
  );
};
