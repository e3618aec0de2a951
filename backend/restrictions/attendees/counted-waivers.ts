import { subHours } from 'date-fns/subHours';
import { sql } from 'kysely';

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
