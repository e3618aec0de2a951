import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, Json } from './json.ts';

export interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: 'email' | 'revalidate' | 'webhook';
  payload: Json<Record<string, unknown>>;
  dedupeKey: string | null;
  createdAt: Date;
  availableAt: Date;
  /** Until then one process has claimed the mail for sending. */
  claimedUntil: Date | null;
  attempts: Generated<number>;
  sentAt: Date | null;
  lastError: string | null;
}

export interface DemoMailsTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}

export interface AuditEventsTable {
  id: GeneratedAlways<number>;
  actorUserId: number | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: DefaultJson<Record<string, unknown>>;
  createdAt: Date;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updatedAt: Date;
}

export interface IdempotencyRequestsTable {
  caller: string;
  method: string;
  path: string;
  key: string;
  bodyHash: string;
  status: number | null;
  response: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export interface OperationsTables {
  outbox: OutboxTable;
  demoMails: DemoMailsTable;
  auditEvents: AuditEventsTable;
  settings: SettingsTable;
  idempotencyRequests: IdempotencyRequestsTable;
}
