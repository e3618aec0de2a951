import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { testDatabase } from '#tests/support/database.ts';
import { findBooking } from './booking-store.ts';

const { db } = await testDatabase();

/** How PostgreSQL looks for a booking when it avoids reading whole tables wherever it can. */
async function planFor(wireId: string): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await expect(findBooking(db.withPlugin(listener), wireId)).rejects.toMatchObject({ code: 'not_found' });
  const [node] = nodes;
  if (node === undefined) throw new Error('Nothing was asked.');
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
    const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]));
    return JSON.stringify(rows);
  });
}

it.each([
  ['the UUID', randomUUID()],
  ['the number of one made through the v1 calls', '500001'],
  ['the largest number the contract allows', '9999999999999999'],
])('is found by %s without reading all bookings', async (_, wireId) => {
  const plan = await planFor(wireId);
  expect(plan).not.toContain('Seq Scan on bookings b');
  expect(plan).toMatch(/Index Scan using bookings_(pkey|v1_id_key) on bookings b/);
});
