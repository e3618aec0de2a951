import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Session } from '#lib/api/session.ts';
import { config } from '#lib/config.ts';
import { getSession } from './session-cookies.ts';

/** The session of the current request; null for a signed-out visitor. Makes the page dynamic. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const jar = await cookies();
  const { sessionSecret, origins } = config();
  return getSession((name) => jar.get(name)?.value, { secret: sessionSecret, origins, now: new Date() });
});
