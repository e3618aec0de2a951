import type { Ports } from '../context.ts';

/** Forgets the replies of idempotent requests after their day. */
export async function forgetRequests({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('idempotencyRequests').where('expiresAt', '<=', clock.now()).execute();
}
