import { addDays } from 'date-fns/addDays';

/** A token is believed for so long after it was last used, in days (decision 034). */
const tokenDays = 30;

/** When a token that is used now ends unless it is used again, in ISO text. */
export const tokenExpiry = (now: Date): string => addDays(now, tokenDays).toISOString();
