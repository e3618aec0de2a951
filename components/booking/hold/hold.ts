import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Cart, TransactionStatus } from '#contract/cart/cart.ts';
import { openPaymentStates, type PaymentState } from '#contract/rules/payment-states.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

const underWay: readonly (PaymentState | TransactionStatus)[] = openPaymentStates;

/** Whether a payment for the basket is with the bank: its holds do not expire and the basket cannot be changed. */
export function isBeingPaid({ transaction }: Pick<Cart, 'transaction'>): boolean {
  return transaction !== null && underWay.includes(transaction.transactionStatus);
}

/** Whether a line is no longer held. Its price is not in the totals, so nobody may pay before it is held again or gone. */
export const hasLapsed = ({ items }: Pick<Cart, 'items'>): boolean => items.some(({ holdExpired }) => holdExpired);

/** A basket line holds its places for this long where the backend does not say (docs/product.md#holds). */
const usualMinutes = 15;

/** How many minutes a basket line holds its places. */
export function holdMinutes({ hold }: Pick<Cart, 'hold'>): number {
  return hold.minutes ?? usualMinutes;
}

/** The remaining time from which the customer is warned. */
export const WARNING_SECONDS = 2 * 60;

/** The remaining minutes that the live region announces. */
const spokenMinutes = [5, 2, 1] as const;

/** Whole seconds until `expiresAt` (ISO), seen from `now` in milliseconds of the server's clock; never below 0. */
export function secondsLeft(expiresAt: string, now: number): number {
  return Math.max(0, differenceInSeconds(expiresAt, now, { roundingMethod: 'ceil' }));
}

/** How much of the basket's time is left, from 0 to 1. */
export function shareLeft(seconds: number, cart: Pick<Cart, 'hold'>): number {
  return Math.min(1, seconds / (holdMinutes(cart) * 60));
}

/** Whether the places are about to go back on sale. */
export function isEnding(seconds: number): boolean {
  return seconds <= WARNING_SECONDS;
}

/**
 * An extension is offered once less than this time remains. Earlier it would use up one of the few extensions for
 * nothing.
 */
const KEEP_SECONDS = 5 * 60;

/**
 * Whether an extension of the hold is offered: when little time is left and an extension is still possible, and once
 * the hold has expired.
 */
export function canKeep(seconds: number | null, { hold }: Pick<Cart, 'hold'>): boolean {
  if (seconds === null) return false;
  return seconds === 0 || (seconds <= KEEP_SECONDS && hold.extensionsLeft > 0);
}

/** The minutes to announce when the remaining time went from `before` to `now` seconds; undefined for none. */
export function minutesToSay(before: number, now: number): number | undefined {
  return spokenMinutes.findLast((minutes) => before > minutes * 60 && now <= minutes * 60);
}

/**
 * The earliest expiry of the holds that are active (ISO); the latest expiry when all have expired; null without holds.
 */
export function holdEnd({ items }: Pick<Cart, 'items'>): string | null {
  const ends = (holdExpired: boolean) =>
    items.flatMap((item) => (item.holdExpired === holdExpired ? (item.holdExpiresAt ?? []) : [])).toSorted();
  return ends(false)[0] ?? ends(true).at(-1) ?? null;
}

/** Whether any line holds places; memberships and packages hold none. */
export function holdsPlaces(cart: Pick<Cart, 'items'>): boolean {
  return holdEnd(cart) !== null;
}

/**
 * The time HH:MM until which the basket is held, as the clock at the venue of its first session shows it; null without
 * holds.
 */
export function holdClock({ hold, items }: Pick<Cart, 'hold' | 'items'>): string | null {
  const [session] = items
    .flatMap((item) => [item, ...item.childItems])
    .flatMap((item) => ('startsAt' in item ? item.startsAt : []));
  return hold.expiresAt && venueClock(new Date(hold.expiresAt), session?.timezone ?? siteZone).time;
}
