'use client';

import { createContext, use, type ReactNode } from 'react';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useOwnPrices, type OwnPrices } from './use-own-prices.ts';

type SessionId = OccurrenceSummary['id'];

const Prices = createContext<OwnPrices | null>(null);

type OwnSessionPricesProps = {
  /** The sessions whose price stands inside. */
  ids: readonly SessionId[];
  children: ReactNode;
};

/** Asks once what all sessions inside cost this customer, of tickets from what price: the page itself is the same for everybody. */
export function OwnSessionPrices({ ids, children }: OwnSessionPricesProps) {
  const prices = useOwnPrices([...new Set(ids)].map((sessionId) => ({ sessionId, quantity: 0 })));
  return <Prices value={prices}>{children}</Prices>;
}

/** What a session costs this customer; undefined where only the price for everybody is known. */
export function useOwnSessionPrice(id: SessionId | null | undefined): OwnPrice | undefined {
  const prices = use(Prices);
  return id === null || id === undefined ? undefined : prices?.getEach({ sessionId: id });
}
