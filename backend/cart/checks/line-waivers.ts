import { subHours } from 'date-fns/subHours';
import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** How long somebody's agreement counts for what is in the basket, in hours. */
const countedHours = 24;

/** The hash of the terms as they are now. Names `r` as the restriction. */
export const termsHash = sql<string>`encode(sha256(convert_to(coalesce(r.terms, ''), 'UTF8')), 'hex')`;

/**
 * Whether a waiver counts at the checkout: its agreement is not old, and is to the terms as they are now
 * (docs/product.md#waivers). Names `w` as the waiver and `r` as its restriction.
 */
export const isCounted = (now: Date) =>
  sql<boolean>`(w.agreed_at > ${subHours(now, countedHours)} and w.terms_hash = ${termsHash})`;

/** Deletes the waivers of basket lines that are removed, or that another person takes over. */
export async function eraseLineWaivers(tx: Tx, cartItemIds: readonly string[]): Promise<void> {
  if (cartItemIds.length === 0) return;
  await tx.deleteFrom('questionWaivers').where('cartItemId', 'in', cartItemIds).execute();
}
