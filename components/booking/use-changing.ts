import { useEffect, useMemo } from 'react';
import type { Cart } from '#contract/cart/cart.ts';
import { useSessionStorage } from '#lib/browser/use-session-storage.ts';
import { changingKey, forgetChanging, forgetGone, parseChanging, type ChangingLine } from './changing-line.ts';

/**
 * The basket line that is being changed at this venue; null without one. At another venue it is forgotten: the line stays
 * as it is.
 */
export function useChanging(venueSlug: string): ChangingLine | null {
  const [text] = useSessionStorage(changingKey);
  const line = useMemo(() => parseChanging(text), [text]);
  const isElsewhere = line !== null && line.venueSlug !== venueSlug;
  useEffect(() => {
    if (isElsewhere) forgetChanging();
  }, [isElsewhere]);
  return isElsewhere ? null : line;
}

/** Forgets the line that is being changed once the basket is read without it. */
export function useForgetGone(cart: Cart | undefined): void {
  useEffect(() => {
    if (cart !== undefined) forgetGone(cart);
  }, [cart]);
}
