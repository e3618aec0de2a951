import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { cartChoice } from '#lib/zones/cart-choice.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { loadStripe } from './calls/stripe-js.ts';

type StripeCheckProps = {
  /** The secret of the payment, by which Stripe.js shows the bank's check. */
  clientSecret: string;
  /** Called when the check begins. */
  onShown: () => void;
  /** Called when the check is over; its result comes from the server. */
  onAnswered: () => void;
  /** Called when the check cannot be shown. */
  onGiveUp: () => void;
};

/** The bank's check in the window of Stripe.js, which takes care of it from the first page to the last. */
export const StripeCheck = ({ clientSecret, onShown, onAnswered, onGiveUp }: StripeCheckProps) => {
  const t = useTranslations('checkout');
  const { zone } = useSite();
  const shownSecret = useRef<string>(null);
  const show = useEffectEvent(async () => {
    onShown();
    try {
      const { data } = await browserApi('getStripeConfig', { query: { source: 'online', ...cartChoice(zone) } });
      const stripe = await loadStripe(data);
      await stripe.handleNextAction({ clientSecret });
      onAnswered();
    } catch {
      onGiveUp();
    }
  });
  useEffect(() => {
    // The check is shown once, also where effects run twice.
    if (shownSecret.current === clientSecret) return;
    shownSecret.current = clientSecret;
    void show();
  }, [clientSecret]);
  return (
    <p role="status">
      <VisuallyHidden>{t('challenge.started')}</VisuallyHidden>
    </p>
  );
};
