import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardSession } from '#contract/payments.ts';
import type { CardForm } from './calls/card-form.ts';
import { openOpayoForm } from './calls/open-opayo-form.ts';

type CardFrameProps = {
  cardSession: CardSession;
  /** The form is there; null when it has gone. */
  onForm: (form: CardForm | null) => void;
  /** The provider's script did not load. */
  onFailed: () => void;
};

/** The provider's own frame with the card fields. A newer session key does not open it anew: what is typed stays. */
export const CardFrame = ({ cardSession, onForm, onFailed }: CardFrameProps) => {
  const container = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(async (isGone: () => boolean): Promise<CardForm | null> => {
    if (container.current === null) return null;
    try {
      const { url, sessionKey } = cardSession;
      const form = await openOpayoForm({ url, sessionKey, container: container.current });
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
  }, [cardSession.url]);
  return <div className="provider__frame" id="card" ref={container} />;
};
