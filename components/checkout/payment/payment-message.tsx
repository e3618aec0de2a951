import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { holdEnd } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import type { Cart } from '#contract/cart.ts';
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
const refusals: readonly ProblemKind[] = ['declined', 'not_authorised', 'sca_failed', 'authorise_failed'];

const Refused = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('checkout');
  const seconds = useSecondsLeft(holdEnd(cart));
  const amount = formatMoney(cart.totals.balance, cart.currency);
  const time = (left: ReactNode) => <b className="num">{left}</b>;
  return (
    <>
      <p className="small">
        {seconds
          ? t.rich('declined.moneyHeld', { amount, left: formatCountdown(seconds), time })
          : t('declined.money', { amount })}
      </p>
      <ul>
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
  if (refusals.includes(problem.kind)) return <Refused cart={cart} />;
  switch (problem.kind) {
    case 'basket_changed':
      return (
        <>
          <p className="small">{t('changed.text', { amount })}</p>
          <Button size="medium" onClick={onAccept}>
            {t('payment.accept', { amount })}
          </Button>
        </>
      );
    case 'hold_expired':
      return (
        <>
          <p className="small">{t('holdExpired.text')}</p>
          <LinkButton size="medium" href={href('/basket')}>
            {t('holdExpired.action')}
          </LinkButton>
        </>
      );
    case 'questions_open':
      return (
        <LinkButton size="medium" href={href('/basket')}>
          {t('waivers.action')}
        </LinkButton>
      );
    case 'waivers_incomplete':
      return (
        <>
          <p className="small">{t('waivers.text')}</p>
          <LinkButton size="medium" href={href('/basket')}>
            {t('waivers.action')}
          </LinkButton>
        </>
      );
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
    <div className="declined" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert className="icon" />
      <h3>{problemText(props.problem, t)}</h3>
      <NextStep {...props} />
    </div>
  );
};
