import { useEffect, useEffectEvent, useState } from 'react';

/** Presses that follow each other within this time are one change, in milliseconds. */
const PAUSE_MS = 400;

/**
 * A number that is shown as it is wished at once and sent when the presses pause. While it is sent another one may be
 * wished; a refused one goes back to what is known.
 */
export function useSettledNumber(known: number, send: (value: number) => Promise<unknown>) {
  const [wished, setWished] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const change = useEffectEvent(async (value: number) => {
    setSending(true);
    await send(value).catch(() => undefined);
    setSending(false);
    setWished((latest) => (latest === value ? null : latest));
  });
  useEffect(() => {
    if (wished === null || isSending) return;
    const timer = setTimeout(() => (wished === known ? setWished(null) : void change(wished)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wished, isSending, known]);
  return { value: wished ?? known, wish: setWished };
}
