import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardSession } from '#contract/payments/payments.ts';
import type { CardForm } from './calls/card-form.ts';
import { openOpayoForm } from './calls/open-opayo-form.ts';
import { cardFormId, ProviderFrame } from './provider-box.tsx';

type CardFrameProps = {
  cardSession: CardSession;
  /** What stands for a saved card, whose security code alone is asked for; null for a new card. */
  savedCardToken: string | null;
  /** Called with the form when it is ready, and with null when it is removed. */
  onForm: (form: CardForm | null) => void;
  /** Called when the provider's script fails to load. */
  onFailed: () => void;
};

/** The provider's iframe with the card fields. A new session key does not reload it, so that typed input is kept. */
export const CardFrame = ({ cardSession, savedCardToken, onForm, onFailed }: CardFrameProps) => {
  const container = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(async (isGone: () => boolean): Promise<CardForm | null> => {
    if (container.current === null) return null;
    try {
      const { url, sessionKey } = cardSession;
      const form = await openOpayoForm({ url, sessionKey, savedCardToken, container: container.current });
      if (!isGone()) onForm(form);
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
  return <ProviderFrame id={cardFormId} ref={container} size={savedCardToken === null ? 'card' : 'code'} />;
};
