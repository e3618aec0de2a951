import { useRef, useState } from 'react';
import type { Cart } from '../../contract/cart.ts';
import { useKeptValue } from '../../lib/site/use-kept-value.ts';

/** The terms of a basket: there or not, agreed to or not. A tick stays from the basket to the checkout and over a reload. */
export function useTerms(cart: Pick<Cart, 'uuid' | 'terms'>) {
  const [kept, keep] = useKeptValue(`touchline.terms.${cart.uuid}`);
  const [isRefused, setRefused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const agreed = kept === 'agreed';
  const isMissing = cart.terms !== null && !agreed;
  return {
    html: cart.terms?.html ?? null,
    agreed,
    isMissing,
    isRefused,
    inputRef,
    setAgreed: (value: boolean) => keep(value ? 'agreed' : null),
    /** Marks the box as the thing that is missing. */
    refuse: () => setRefused(true),
  };
}
