import { hash } from 'node:crypto';
import type { Duration } from 'date-fns';
import { add } from 'date-fns/add';
import { min } from 'date-fns/min';

/** How long a sign-in lasts. */
export interface SignInLife {
  /** After its last use. */
  idle: Duration;
  /** From its start, however much it is used. */
  total: Duration;
  /** Minimum interval between two writes of the last use. */
  touchEvery: Duration;
}

const customerLife: SignInLife = { idle: { days: 30 }, total: { days: 90 }, touchEvery: { hours: 1 } };
/** Staff act for everybody, at desks in public places, so a sign-in lasts for one shift at most. */
const staffLife: SignInLife = { idle: { hours: 2 }, total: { hours: 12 }, touchEvery: { minutes: 5 } };

/** A PIN is a weak secret and a kiosk a public place, so what it opens is no longer than a visit. */
const pinLife: SignInLife = { idle: { minutes: 15 }, total: { hours: 1 }, touchEvery: { minutes: 1 } };

/**
 * How long a sign-in lasts: a customer's 30 days after its last use (decision 034), at most 90; staff's shorter, and one
 * by PIN as long as a visit to a kiosk (decision 034).
 */
export function signInLife({ isStaff, byPin }: { isStaff: boolean; byPin: boolean }): SignInLife {
  if (byPin) return pinLife;
  return isStaff ? staffLife : customerLife;
}

/** When a sign-in that began at `createdAt` ends, if it is used at `now` and never again. */
export function endOfSignIn({ idle, total }: SignInLife, createdAt: Date, now: Date): Date {
  return min([add(now, idle), add(createdAt, total)]);
}

/** What is stored in place of a bearer token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
