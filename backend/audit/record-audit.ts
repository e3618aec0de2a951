import type { Caller, Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';

export interface AuditEntry {
  /** What happened, in snake_case, e.g. `booking_cancelled`. */
  action: string;
  subjectType: 'account' | 'booking' | 'order' | 'operation' | 'payment_transaction' | 'user';
  subjectId: string;
  /** Who did it; the caller unless said otherwise. */
  actorUserId?: number | null;
  /** Facts without names, addresses or secrets. */
  details?: Record<string, unknown>;
}

export interface Auditing extends Pick<Context, 'clock'> {
  /** Absent of what no request does. */
  requestId?: string;
  caller: Pick<Caller, 'userId'> | null;
}

/** Writes one row to `audit_events`. Hand it the transaction of the change that it tells of: both are kept, or neither. */
export async function recordAudit(
  db: Db,
  { clock, caller, requestId }: Auditing,
  { action, subjectType, subjectId, actorUserId = caller?.userId ?? null, details }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('auditEvents')
    .values({
      actorUserId,
      action,
      subjectType,
      subjectId,
      details: JSON.stringify({ ...details, requestId }),
      createdAt: clock.now(),
    })
    .execute();
}
