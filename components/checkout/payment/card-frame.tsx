import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardSession, StripeConfig } from '#contract/payments/payments.ts';
import type { CardForm } from './calls/card-form.ts';
import { openOpayoForm } from './calls/open-opayo-form.ts';
import { openStripeForm } from './calls/open-stripe-form.ts';
import { cardFormId, ProviderFrame } from './provider-box.tsx';

type CardFrameProps = {
  cardSession: CardSession;
  /** What Stripe's form needs; null for Opayo's. */
  stripe: StripeConfig | null;
  /** Minor units. */
  amount: number;
  /** What stands for a saved card, whose security code alone is asked for; null for a new card. */
  savedCardToken: string | null;
  /** Called with the form when it is ready, and with null when it is removed. */
  onForm: (form: CardForm | null) => void;
  /** Called when the provider's script fails to load. */
  onFailed: () => void;
};

/** The provider's iframe with the card fields. A new session key does not reload it, so that typed input is kept. */
export const CardFrame = ({ cardSession, stripe, amount, savedCardToken, onForm, onFailed }: CardFrameProps) => {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<CardForm>(null);
  const openIn = (target: HTMLDivElement): Promise<CardForm> => {
    const { url, sessionKey } = cardSession;
    if (stripe === null) return openOpayoForm({ url, sessionKey, savedCardToken, container: target });
    const onWallet = () => target.closest('form')?.requestSubmit();
    return openStripeForm({ config: stripe, amount, container: target, onWallet });
  };
  const open = useEffectEvent(async (isGone: () => boolean): Promise<CardForm | null> => {
    if (container.current === null) return null;
    try {
      const form = await openIn(container.current);
      if (isGone()) return form;
      opened.current = form;
      onForm(form);
      return form;
    } catch {
      if (!isGone()) onFailed();
      return null;
    }
  });
  const forget = useEffectEvent(() => onForm(null));
  useEffect(() => {
    let isGone = false;
    const opening = open(() => isGone);
    return () => {
      isGone = true;
      forget();
      void opening.then((form) => form?.close());
    };
  }, [cardSession.url, savedCardToken]);
  useEffect(() => opened.current?.setAmount?.(amount), [amount]);
  return <ProviderFrame id={cardFormId} ref={container} size={savedCardToken === null ? 'card' : 'code'} />;
};
