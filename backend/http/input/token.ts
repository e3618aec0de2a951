import { hash } from 'node:crypto';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

/** How long a sign-in lasts, in milliseconds. */
export interface SignInLife {
  /** After its last use. */
  idleMs: number;
  /** From its start, however much it is used. */
  totalMs: number;
  /** Its use is written down so often at most. */
  touchEveryMs: number;
}

const customerLife: SignInLife = { idleMs: 30 * days, totalMs: 90 * days, touchEveryMs: hours };
/** Staff act for everybody, at desks that others walk past: a shift at most. */
const staffLife: SignInLife = { idleMs: 2 * hours, totalMs: 12 * hours, touchEveryMs: 5 * minutes };

/** How long a sign-in lasts: a customer's 30 days after its last use (decision 034), at most 90; staff's shorter. */
export function signInLife(isStaff: boolean): SignInLife {
  return isStaff ? staffLife : customerLife;
}

/** When a sign-in that began at `createdAt` ends, if it is used at `now` and never again. */
export function endOfSignIn({ idleMs, totalMs }: SignInLife, createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + totalMs));
}

/** What is stored in place of a bearer token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
