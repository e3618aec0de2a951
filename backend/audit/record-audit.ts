import type { Caller, Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';

export interface AuditEntry {
  /** What happened, in snake_case, e.g. `booking_cancelled`. */
  action: string;
  subjectType:
    | 'account'
    | 'block_booking'
    | 'booking'
    | 'category'
    | 'occurrence'
    | 'order'
    | 'operation'
    | 'payment_transaction'
    | 'till'
    | 'user';
  subjectId: string;
  /** Who did it; the caller unless said otherwise. */
  actorUserId?: number | null;
  /** Facts without names, addresses or secrets. */
  details?: Record<string, unknown>;
}

export interface Auditing extends Pick<Context, 'clock'> {
  /** Absent when no request caused the event. */
  requestId?: string;
  caller: Pick<Caller, 'userId'> | null;
}

/**
 * Writes one row to `audit_events`. Pass it the transaction of the change it describes, so that both are committed or
 * neither is.
 */
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
