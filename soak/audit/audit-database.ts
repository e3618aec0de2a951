import { connect } from '#backend/db/connection/connect.ts';
import type { HistoryRecord } from '#soak/customer/person.ts';
import type { Database } from '#soak/processes/database.ts';
import { audit } from './audit.ts';
import type { Check } from './finding.ts';
import type { GatewayBooks } from './gateway.ts';

/** Audits a database whose server has come to rest. */
export async function auditDatabase(
  { url, query }: Database,
  gateway: GatewayBooks,
  records: readonly HistoryRecord[],
): Promise<Check[]> {
  const db = connect({ url: await url(), max: 1 });
  try {
    return await audit({ query, db }, gateway, records);
  } finally {
    await db.destroy();
  }
}
