import { useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { keptValue, useSessionStorage } from '#lib/browser/use-session-storage.ts';

/** The terms of a basket: there or not, agreed to or not. A tick stays from the basket to the checkout and over a reload. */
export function useTerms(cart: Pick<Cart, 'uuid' | 'terms'>) {
  const key = `touchline.terms.${cart.uuid}`;
  const [kept, keep] = useSessionStorage(key);
  const [isRefused, setRefused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const agreed = kept === 'agreed';
  return {
    html: cart.terms?.html ?? null,
    agreed,
    /** Asked at a press: a page just loaded shows what is kept a moment later than it can be pressed. */
    isMissing: () => cart.terms !== null && keptValue(key) !== 'agreed',
    isRefused,
    inputRef,
    setAgreed: (value: boolean) => keep(value ? 'agreed' : null),
    /** Marks the box as the thing that is missing. */
    refuse: () => setRefused(true),
  };
}
