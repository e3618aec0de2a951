import { addDays } from 'date-fns/addDays';

/** Idle lifetime of a token, in days (decision 034). */
const tokenDays = 30;

/** Expiry of a token that is used now and not again, as an ISO instant. */
export const tokenExpiry = (now: Date): string => addDays(now, tokenDays).toISOString();
