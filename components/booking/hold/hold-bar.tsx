'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { canKeep, holdEnd, isEnding, shareLeft, minutesToSay, holdMinutes } from './hold.ts';
import { useExtendHold } from './use-extend-hold.ts';
import { useHoldExpired } from './use-hold-expired.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

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
const EndingDialog = ({ expiresAt, seconds, cart, onKeep, checkoutHref }: EndingDialogProps) => {
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

/**
 * A live region that announces the remaining time at five, two and one minutes; announcing every second would interrupt
 * all other speech.
 */
const HoldSpoken = ({ seconds }: { seconds: number }) => {
  const t = useTranslations('basket');
  const before = useRef(seconds);
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const said = minutesToSay(before.current, seconds);
    if (said !== undefined) setMinutes(said);
    if (seconds > before.current) setMinutes(undefined);
    before.current = seconds;
  }, [seconds]);
  return (
    <span className="sr-only" role="status">
      {minutes !== undefined && t('hold.spoken', { minutes })}
    </span>
  );
};

type HoldBarProps = {
  cart: Cart;
  /** A payment is in progress: the countdown is paused. */
  isPaying?: boolean;
  /** The link of the dialogue's second button; undefined on the checkout itself. */
  checkoutHref?: string;
};

const bar = cva('sticky top-(--reach-top,0px) z-15', {
  variants: { tone: { primary: 'bg-surface', warning: 'bg-warning-bg' } },
});

const timer = cva('icon', { variants: { tone: { primary: 'text-primary-text', warning: 'text-warning' } } });

const time = cva('ml-0.5 align-[-2px] font-figures text-clock/none font-headline tracking-[0.01em] tabular-nums', {
  variants: { tone: { primary: 'text-ink', warning: 'text-warning' } },
});

type BarProps = Required<VariantProps<typeof bar>> & {
  share: number;
  content: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
};

const Bar = ({ tone, share, content, children }: BarProps) => {
  const t = useTranslations('basket');
  return (
    <section className={bar({ tone })} aria-label={t('hold.region')}>
      <div className="relative page-width flex min-h-[3.5rem] items-center gap-2.5 text-s">
        <Timer className={timer({ tone })} />
        {content}
      </div>
      <ShareLine square share={share} tone={tone} />
      {children}
    </section>
  );
};

/** The progress bar under the page head that shows the remaining hold time (docs/product.md#holds). */
export const HoldBar = ({ cart, isPaying = false, checkoutHref }: HoldBarProps) => {
  const t = useTranslations('basket');
  const expiresAt = holdEnd(cart);
  const seconds = useSecondsLeft(isPaying ? null : expiresAt);
  const { keep, isKeeping } = useExtendHold();
  const isOver = seconds === 0;
  useHoldExpired(isOver);
  if (expiresAt === null) return null;
  if (isPaying) return <Bar tone="primary" share={1} content={<span>{t('hold.paying')}</span>} />;
  const tone = seconds !== null && isEnding(seconds) ? 'warning' : 'primary';
  const left = (
    <span>
      {t('hold.heldFor')}{' '}
      <span className={time({ tone })} role="timer">
        {seconds === null ? '' : formatCountdown(seconds)}
      </span>
    </span>
  );
  const keepButton = (
    <Button className="ml-auto" variant="secondary" size="medium" loading={isKeeping} onClick={keep}>
      {t('hold.keep')}
    </Button>
  );
  return (
    <Bar
      tone={tone}
      share={seconds === null ? 0 : shareLeft(seconds, cart)}
      content={
        <>
          {isOver ? <span>{t('hold.lapsed')}</span> : left}
          {canKeep(seconds, cart) && keepButton}
        </>
      }
    >
      {seconds !== null && <HoldSpoken seconds={seconds} />}
      {seconds !== null && (
        <EndingDialog expiresAt={expiresAt} seconds={seconds} cart={cart} onKeep={keep} checkoutHref={checkoutHref} />
      )}
    </Bar>
  );
};
