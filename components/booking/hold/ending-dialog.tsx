import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { Cart } from '#contract/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { holdMinutes, isEnding, shareLeft } from './hold.ts';

type EndingDialogProps = {
  expiresAt: string;
  seconds: number;
  cart: Pick<Cart, 'hold'>;
  onKeep: () => void;
  checkoutHref?: string;
};

/** Asks once, two minutes before the end. Escape stays and changes nothing (WCAG 2.2.1). */
export const EndingDialog = ({ expiresAt, seconds, cart, onKeep, checkoutHref }: EndingDialogProps) => {
  const text = useText();
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
      title={text('basket.hold.endingTitle')}
      closeLabel={text('basket.hold.close')}
      description={text('basket.hold.endingHelp', { extensions: extensionsLeft, minutes: holdMinutes(cart) })}
      initialFocus={keepButton}
      actions={
        <>
          {checkoutHref !== undefined && (
            <DocumentLinkButton variant="text" href={checkoutHref} onClick={close}>
              {text('basket.checkoutNow')}
            </DocumentLinkButton>
          )}
          {extensionsLeft > 0 && (
            <Button ref={keepButton} onClick={keep}>
              {text('basket.hold.keep')}
            </Button>
          )}
        </>
      }
    >
      <p className="countdown">
        <span className="countdown__time" role="timer">
          {formatCountdown(seconds)}
        </span>
        <span>{text('basket.hold.endingUntil')}</span>
      </p>
      <ShareLine share={shareLeft(seconds, cart)} tone="warning" />
    </Modal>
  );
};
