import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { holdMinutes, isEnding, shareLeft } from './hold.ts';

type EndingDialogProps = {
  expiresAt: string;
  seconds: number;
  cart: Pick<Cart, 'hold'>;
  onKeep: () => void;
  checkoutHref?: string;
};

/**
 * Asks once, two minutes before the hold expires, whether to extend it. Escape closes the dialogue without extending
 * (WCAG 2.2.1).
 */
export const EndingDialog = ({ expiresAt, seconds, cart, onKeep, checkoutHref }: EndingDialogProps) => {
  const t = useTranslations('basket');
  const { extensionsLeft } = cart.hold;
  const keepButton = useRef<HTMLButtonElement>(null);
  const [answeredFor, setAnsweredFor] = useState<string>();
  const isOpen = seconds > 0 && isEnding(seconds) && answeredFor !== expiresAt;
  const close = () => setAnsweredFor(expiresAt);
  const keep = () => {
    close();
    onKeep();
  };
  return (
    <Modal
      open={isOpen}
      onClose={close}
      alert
      title={t('hold.endingTitle')}
      closeLabel={t('hold.close')}
      description={t('hold.endingHelp', { extensions: extensionsLeft, minutes: holdMinutes(cart) })}
      initialFocus={keepButton}
      actions={
        <>
          {checkoutHref !== undefined && (
            <DocumentLinkButton variant="text" href={checkoutHref} onClick={close}>
              {t('checkoutNow')}
            </DocumentLinkButton>
          )}
          {extensionsLeft > 0 && (
            <Button ref={keepButton} onClick={keep}>
              {t('hold.keep')}
            </Button>
          )}
        </>
      }
    >
      <p className="flex items-center gap-4 text-s">
        <span
          className="font-figures text-[calc(4.5rem*max(var(--heading-scale),0.72))]/[0.9] font-headline text-warning tabular-nums"
          role="timer"
        >
          {formatCountdown(seconds)}
        </span>
        <span className="max-w-[24ch]">{t('hold.endingUntil')}</span>
      </p>
      <ShareLine share={shareLeft(seconds, cart)} tone="warning" />
    </Modal>
  );
};
