import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

/** Who is signed in, as a page greets them. */
export interface CurrentCustomer {
  firstName: string;
  /** Something is to be paid at a venue, as for a late cancellation. */
  owes: boolean;
}

/** Whoever is signed in; null for a visitor, and where they cannot be read. */
export async function currentCustomer(): Promise<CurrentCustomer | null> {
  if ((await currentSession()) === null) return null;
  const answer = await userApi('getAuthUser', {}).catch(() => null);
  if (answer === null) return null;
  const { user, outstandingPenalties } = answer.data;
  return { firstName: user.firstName, owes: outstandingPenalties };
}
