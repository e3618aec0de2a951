import { useEffect, useEffectEvent, useState } from 'react';

/** Presses that follow each other within this time are one change, in milliseconds. */
const PAUSE_MS = 400;

/**
 * A number that is shown as it was entered at once and sent when the presses pause. While it is sent another one may be
 * entered; a refused one goes back to what is known.
 */
export function useSettledNumber(known: number, send: (value: number) => Promise<unknown>) {
  const [entered, setEntered] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const change = useEffectEvent(async (value: number) => {
    setSending(true);
    await send(value).catch(() => undefined);
    setSending(false);
    setEntered((latest) => (latest === value ? null : latest));
  });
  useEffect(() => {
    if (entered === null || isSending) return;
    const timer = setTimeout(() => (entered === known ? setEntered(null) : void change(entered)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered, isSending, known]);
  return { value: entered ?? known, setValue: setEntered };
}
