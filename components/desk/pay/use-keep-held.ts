import { useEffect, useEffectEvent } from 'react';
import { holdEnd, WARNING_SECONDS } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import type { Cart } from '#contract/cart/cart.ts';

/** Holds the places of a sale for longer while it is being paid, as often as that is allowed. */
export function useKeepHeld(cart: Cart | undefined): void {
  const { holdAgain } = useSaleWrites();
  const seconds = useSecondsLeft(cart === undefined ? null : holdEnd(cart));
  const isEnding = seconds !== null && seconds > 0 && seconds <= WARNING_SECONDS;
  const extend = useEffectEvent(() => {
    const held = cart?.items.filter(({ holdExpiresAt, holdExpired }) => holdExpiresAt !== null && !holdExpired) ?? [];
    if (cart !== undefined && cart.hold.extensionsLeft > 0 && held.length > 0) holdAgain(held.map(({ id }) => id));
  });
  useEffect(() => {
    if (isEnding) extend();
  }, [isEnding]);
}
