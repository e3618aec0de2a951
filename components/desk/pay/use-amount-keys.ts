import { useState } from 'react';

/** The most that can be keyed in, in minor units. */
const most = 9_999_999;

/**
 * An amount that is keyed in from its last digit on, as on a till: the first key replaces what stood there. Minor units;
 * `press` and `erase` answer the amount as it is then.
 */
export function useAmountKeys(initial: number) {
  const [typed, setTyped] = useState<number | null>(null);
  const keep = (amount: number): number => {
    setTyped(amount);
    return amount;
  };
  return {
    amount: typed ?? initial,
    press: (digits: string) => keep(Math.min(most, Number(`${typed ?? 0}${digits}`))),
    erase: () => keep(Math.floor((typed ?? initial) / 10)),
    /** Null for the initial amount. */
    set: (amount: number | null) => setTyped(amount),
  };
}
