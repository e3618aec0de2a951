'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { MembershipPrice, OwnPrice } from '#contract/cart/prices.ts';
import type { CallData } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import type { PricedItem } from './priced-item.ts';

type Place = Pick<PricedItem, 'sessionId' | 'pricingOptionId'>;

export interface OwnPrices {
  /** What one place costs alone; undefined until it is known. */
  getEach: (item: Place) => OwnPrice | undefined;
  /** What it costs by each membership, where there is a choice. */
  getMemberships: (item: Place) => readonly MembershipPrice[];
  /** What the chosen ones cost; undefined until it is known. */
  getLine: (item: PricedItem) => OwnPrice | undefined;
  /** The server is still counting what is chosen now. */
  isPending: boolean;
}

type Prices = CallData<'priceSessions'>['items'];
type Counted = { request: string; person: number; items: readonly PricedItem[]; prices: Prices };

const isSame = (one: PricedItem, other: Place): boolean =>
  one.sessionId === other.sessionId && one.pricingOptionId === other.pricingOptionId;

const loadRead = () => import('./own-prices.ts');

/**
 * What sessions or tickets cost the person acted for, with member prices, benefits and packages as the basket will apply
 * them (docs/product.md#your-price). A guest's are the standard prices, which are not asked for; without an answer the
 * prices on the page stay.
 */
export function useOwnPrices(items: readonly PricedItem[]): OwnPrices {
  const { session } = useSession();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const person = session?.loggedIn ? (session.selectedUserId ?? session.userId) : null;
  const request = person === null || items.length === 0 ? null : JSON.stringify([person, items]);
  const take = useEffectEvent((key: string, prices: Prices) => {
    if (person !== null) setCounted({ request: key, person, items, prices });
  });
  const read = useEffectEvent(async () => (await loadRead()).readOwnPrices(items));
  useEffect(() => {
    if (request === null) return;
    let isStale = false;
    read().then(
      (prices) => !isStale && take(request, prices),
      () => !isStale && setFailed(request),
    );
    return () => {
      isStale = true;
    };
  }, [request]);
  const known = counted?.person === person ? counted : null;
  const isCounted = known?.request === request;
  const isPending = request !== null && !isCounted && failed !== request;
  return useMemo(() => {
    const find = (item: Place) => {
      const index = known?.items.findIndex((one) => isSame(one, item)) ?? -1;
      return known?.prices[index] ?? undefined;
    };
    return {
      getEach: (item) => find(item)?.each,
      getMemberships: (item) => find(item)?.memberships ?? [],
      getLine: (item) => (isCounted ? find(item)?.line : undefined),
      isPending,
    };
  }, [known, isCounted, isPending]);
}
