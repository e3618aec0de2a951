import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { holdEnd } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { problemText } from './calls/problem-text.ts';
import type { PaymentProblem, ProblemKind } from './payment-problem.ts';

type PaymentMessageProps = {
  problem: PaymentProblem;
  cart: Cart;
  /** Accepts the changed amount and continues. */
  onAccept: () => void;
};

/** A declined payment: explains what happened to the money and what to try next. */
const refusals: readonly ProblemKind[] = ['declined', 'sca_failed'];

const Refused = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('checkout');
  const seconds = useSecondsLeft(holdEnd(cart));
  const amount = formatMoney(cart.totals.balance, cart.currency);
  const time = (left: ReactNode) => <b className="lining-nums tabular-nums">{left}</b>;
  return (
    <>
      <p className="col-2 text-s">
        {seconds
          ? t.rich('declined.moneyHeld', { amount, left: formatCountdown(seconds), time })
          : t('declined.money', { amount })}
      </p>
      <ul className="col-2 mt-1 grid list-disc gap-1 pl-4.5 text-s text-ink-2">
        <li>{t('declined.checkCard')}</li>
        <li>{t('declined.otherCard')}</li>
        <li>{t('declined.askBank')}</li>
      </ul>
    </>
  );
};

const NextStep = ({ problem, cart, onAccept }: PaymentMessageProps) => {
  const t = useTranslations('checkout');
  const href = useHref();
  const amount = formatMoney(cart.totals.balance, cart.currency);
  const venue = cart.items.flatMap((item) => ('venue' in item ? item.venue : []))[0];
  if (refusals.includes(problem.kind)) return <Refused cart={cart} />;
  switch (problem.kind) {
    case 'basket_changed':
      return (
        <>
          <p className="col-2 text-s">{t('changed.text', { amount })}</p>
          <Button size="medium" className="col-2 mt-2 justify-self-start" onClick={onAccept}>
            {t('payment.accept', { amount })}
          </Button>
        </>
      );
    case 'hold_expired':
      return (
        <>
          <p className="col-2 text-s">{t('holdExpired.text')}</p>
          <LinkButton size="medium" className="col-2 mt-2 justify-self-start" href={href('/basket')}>
            {t('holdExpired.action')}
          </LinkButton>
        </>
      );
    case 'amount_too_small':
      return (
        <LinkButton size="medium" className="col-2 mt-2 justify-self-start" href={href('/basket')}>
          {t('holdExpired.action')}
        </LinkButton>
      );
    case 'questions_open':
      return (
        <LinkButton size="medium" className="col-2 mt-2 justify-self-start" href={href('/attendees')} prefetch={false}>
          {t('papers.action')}
        </LinkButton>
      );
    case 'waivers_incomplete':
      return (
        <>
          <p className="col-2 text-s">{t('waivers.text')}</p>
          <LinkButton
            size="medium"
            className="col-2 mt-2 justify-self-start"
            href={href('/attendees')}
            prefetch={false}
          >
            {t('waivers.action')}
          </LinkButton>
        </>
      );
    case 'prepare_failed':
    case 'payment_disabled':
    case 'provider_missing':
    case 'provider_unspecified':
    case 'provider_unsupported':
    case 'session_missing':
    case 'card_session_failed':
    case 'stripe_config_failed':
      return venue && <VenuePhone venue={venue} className="col-2 text-s" />;
    case 'authorise_failed':
    case 'not_authorised':
      // The bank was never asked, or the attempt is cancelled for good.
      return <p className="col-2 text-s">{t('challenge.confirmText')}</p>;
    default:
      return null;
  }
};

/** The error message of a payment with its next step. It takes the focus when it appears. */
export const PaymentMessage = (props: PaymentMessageProps) => {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="grid grid-cols-[1.25rem_1fr] gap-x-3 gap-y-1 rounded-l border border-danger-line bg-danger-bg p-4 text-ink"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <CircleAlert className="mt-0.5 icon text-danger" />
      <h3 className="col-2 font-body text-m/[1.5rem] font-medium tracking-[0]">{problemText(props.problem, t)}</h3>
      <NextStep {...props} />
    </div>
  );
};
