import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

/** The first name of whoever is signed in; null for a visitor, and where it cannot be read. */
export async function currentFirstName(): Promise<string | null> {
  if ((await currentSession()) === null) return null;
  const answer = await userApi('getAuthUser', {}).catch(() => null);
  return answer?.data.user.firstName ?? null;
}
