'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { canKeep, holdEnd, isEnding, shareLeft, minutesToSay } from './hold.ts';
import { useExtendHold } from './use-extend-hold.ts';
import { useHoldExpired } from './use-hold-expired.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

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
