'use client';

import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { classNames } from '#components/ui/layout/class-names.ts';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import type { Cart } from '#contract/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { HoldSpoken } from './hold-spoken.tsx';
import { holdEnd, isEnding, shareLeft } from './hold.ts';
import { useExtendHold } from './use-extend-hold.ts';
import { useHoldExpired } from './use-hold-expired.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type HoldBarProps = {
  cart: Cart;
  /** A payment is in progress: the countdown is paused. */
  isPaying?: boolean;
  /** The link of the dialogue's second button; undefined on the checkout itself. */
  checkoutHref?: string;
};

const PayingBar = () => {
  const t = useTranslations('basket');
  return (
    <section className="holdbar" aria-label={t('hold.region')}>
      <div className="page-width holdbar__in">
        <Timer className="icon" />
        <span>{t('hold.paying')}</span>
      </div>
      <ShareLine share={1} />
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
  if (isPaying) return <PayingBar />;
  const warns = seconds !== null && isEnding(seconds);
  return (
    <section className={classNames('holdbar', warns && 'holdbar--warning')} aria-label={t('hold.region')}>
      <div className="page-width holdbar__in">
        <Timer className="icon" />
        {isOver ? (
          <span>{t('hold.lapsed')}</span>
        ) : (
          <span>
            {t('hold.heldFor')}{' '}
            <span className="holdbar__time" role="timer">
              {seconds === null ? '' : formatCountdown(seconds)}
            </span>
          </span>
        )}
        {(isOver || cart.hold.extensionsLeft > 0) && (
          <Button variant="secondary" size="medium" loading={isKeeping} onClick={keep}>
            {t('hold.keep')}
          </Button>
        )}
      </div>
      <ShareLine share={seconds === null ? 0 : shareLeft(seconds, cart)} tone={warns ? 'warning' : 'primary'} />
      {seconds !== null && <HoldSpoken seconds={seconds} />}
      {seconds !== null && (
        <EndingDialog expiresAt={expiresAt} seconds={seconds} cart={cart} onKeep={keep} checkoutHref={checkoutHref} />
      )}
    </section>
  );
};
