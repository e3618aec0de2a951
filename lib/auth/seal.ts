import { isAfter } from 'date-fns/isAfter';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import type { Session } from '#lib/api/session.ts';

/** Schema of the session in the encrypted cookie. */
export const sessionSchema: z.ZodType<Session> = z.object({
  token: z.string().min(1),
  userId: z.int().min(1),
  selectedUserId: z.int().min(1).nullable(),
  source: z.enum(['online', 'foh']),
  expiresAt: z.iso.datetime(),
  idleUntil: z.iso.datetime().optional(),
});

const isOver = ({ expiresAt, idleUntil = expiresAt }: Session, now: Date) =>
  !isAfter(expiresAt, now) || !isAfter(idleUntil, now);

/** Encrypts and signs a session. `secret` holds 32 characters or more. */
export function sealSession(session: Session, secret: string): Promise<string> {
  return sealData(session, { password: secret, ttl: 0 });
}

/**
 * Decrypts a session; null when it is missing, forged, encrypted with another secret, of an unknown shape, or expired,
 * also by the idle timeout.
 */
export async function unsealSession(
  sealed: string | undefined,
  { secret, now }: { secret: string; now: Date },
): Promise<Session | null> {
  if (!sealed) return null;
  const content = await unsealData<unknown>(sealed, { password: secret, ttl: 0 }).catch(() => null);
  const parsed = sessionSchema.safeParse(content);
  if (!parsed.success || isOver(parsed.data, now)) return null;
  return parsed.data;
}
