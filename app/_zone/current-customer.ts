import { answerOrNull } from '#lib/api/answer-or-null.ts';
import type { Call } from '#lib/api/call.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

/** Who is signed in, as a page greets them. */
export interface CurrentCustomer {
  firstName: string;
}

/** Whoever a token is of; null where it is not known any more. Throws an `ApiError` where they cannot be read. */
export async function readCustomer(call: Call): Promise<CurrentCustomer | null> {
  const answer = await answerOrNull(call('getAuthUser', {}));
  return answer === null ? null : { firstName: answer.data.user.firstName };
}

/** Whoever is signed in; null for a visitor. Throws an `ApiError` where they cannot be read. */
export const currentCustomer = async (): Promise<CurrentCustomer | null> =>
  (await currentSession()) === null ? null : readCustomer(userApi);
