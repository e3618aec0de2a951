import { useRef, useState } from 'react';
import type { Cart } from '#contract/cart/cart.ts';
import { keptValue, useSessionStorage } from '#lib/browser/use-session-storage.ts';

/**
 * The terms of a basket and whether they are agreed to. The agreement is kept in session storage, so that it lasts from
 * the basket to the checkout and across a reload.
 */
export function useTerms(cart: Pick<Cart, 'uuid' | 'terms'>) {
  const key = `touchline.terms.${cart.uuid}`;
  const [kept, keep] = useSessionStorage(key);
  const [isRefused, setRefused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const agreed = kept === 'agreed';
  return {
    html: cart.terms?.html ?? null,
    agreed,
    /** Reads session storage directly: shortly after hydration the rendered state may not have the stored value yet. */
    isMissing: () => cart.terms !== null && keptValue(key) !== 'agreed',
    isRefused,
    inputRef,
    setAgreed: (value: boolean) => keep(value ? 'agreed' : null),
    /** Marks the checkbox as missing. */
    refuse: () => setRefused(true),
  };
}
