import { cva } from 'class-variance-authority';
import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import { isBeingPaid } from '#components/booking/hold/being-paid.ts';
import { canKeep, holdEnd, isEnding, shareLeft } from '#components/booking/hold/hold.ts';
import { useExtendHold } from '#components/booking/hold/use-extend-hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { Button } from '#components/ui/button/button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';

const holdIcon = cva('icon-s', { variants: { warns: { true: 'text-warning' } } });
const holdTime = cva('font-bold tabular-nums', { variants: { warns: { true: 'text-warning', false: 'text-ink' } } });

/** How long the places are held, in the small basket beside a timetable. */
export const SideHold = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('basket');
  const isPaying = isBeingPaid(cart);
  const expiresAt = holdEnd(cart);
  const seconds = useSecondsLeft(isPaying ? null : expiresAt);
  const { keep, isKeeping } = useExtendHold();
  if (expiresAt === null) return null;
  const warns = seconds !== null && isEnding(seconds);
  const heldFor = seconds === 0 ? t('hold.lapsed') : t('hold.heldFor');
  return (
    <div className="grid gap-2 px-5 pb-4 text-s text-ink-2">
      <div className="flex min-h-(--btn-s) items-center gap-1.5">
        <Timer className={holdIcon({ warns })} />
        <span>
          {isPaying ? t('hold.paying') : heldFor}{' '}
          {Boolean(seconds) && (
            <span className={holdTime({ warns })} role="timer">
              {formatCountdown(seconds ?? 0)}
            </span>
          )}
        </span>
        {!isPaying && canKeep(seconds, cart) && (
          <Button variant="text" size="small" className="-mr-2 ml-auto" loading={isKeeping} onClick={keep}>
            {t('hold.keep')}
          </Button>
        )}
      </div>
      <ShareLine share={isPaying ? 1 : shareLeft(seconds ?? 0, cart)} tone={warns ? 'warning' : 'primary'} />
    </div>
  );
};
