import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Db } from '#backend/db/schema.ts';

/** Writes to the audit trail what the administrator of the system, who has no account, did to a user. */
export async function auditAdministrator(db: Db, action: string, userId: number, now: Date): Promise<void> {
  const auditing = { clock: { now: () => now }, caller: null };
  await recordAudit(db, auditing, {
    action,
    subjectType: 'user',
    subjectId: String(userId),
    details: { by: 'administrator' },
  });
}
