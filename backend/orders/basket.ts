import { itemHash } from '#backend/cart/lines/item-hash.ts';
import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { readCredits } from '#backend/cart/pricing/credits.ts';
import type { Tx } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { sum } from '#contract/rules/sum.ts';

export interface BasketCart {
  id: number;
  uuid: string;
  userId: number | null;
}

/** The amounts of a basket that decide what is paid, in minor units. */
export interface Basket {
  rows: ItemRow[];
  currency: string;
  total: number;
  taxTotal: number;
  /** Credit reserved for this basket. */
  credit: { membership: number; general: number };
  /** Still to be paid by card. */
  balance: number;
  hash: string;
  hasTerms: boolean;
  isPaidBookingEnabled: boolean;
  /** The front desk may leave money to be paid later. */
  mayLeaveBalance: boolean;
}

/** Reads a basket and computes what it costs, from the database alone; `known` are its lines when the caller has just read them. */
export async function readBasket(tx: Tx, cart: BasketCart, now: Date, known?: ItemRow[]): Promise<Basket> {
  const { currency, termsHtml, paidBookingEnabled, fohMayLeaveBalance } = await readOperator(tx);
  const rows = known ?? (await readItems(tx, cart.id));
  const credits = await readCredits(tx, cart.userId, cart.id, now);
  const applied = (type: string) => credits.find((credit) => credit.type === type)?.applied ?? 0;
  const credit = { membership: applied('membership'), general: applied('general') };
  const total = sum(rows.map(({ lineTotal }) => lineTotal));
  return {
    rows,
    currency,
    total,
    taxTotal: sum(rows.map(({ taxTotal }) => taxTotal)),
    credit,
    balance: Math.max(0, total - credit.membership - credit.general),
    hash: itemHash({ cartUuid: cart.uuid, currency, rows, credit }),
    hasTerms: termsHtml !== null,
    isPaidBookingEnabled: paidBookingEnabled,
    mayLeaveBalance: fohMayLeaveBalance,
  };
}
