import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartItems } from '#backend/cart/operations/add-lines.ts';
import { clearCart } from '#backend/cart/operations/remove-lines.ts';
import { payFrontOfHouse } from '#backend/checkout/operations/pay-front-of-house.ts';
import type { Config } from '#backend/config.ts';
import type { Dependencies, Context } from '#backend/context.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { startDatabase } from '#backend/db/connection/embedded.ts';
import { prepareConnections } from '#backend/db/connection/session-settings.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { noRateLimits } from '#backend/rate-limits/rate-limits.ts';
import { countSealed } from '#backend/secrets/rotate.ts';
import { folderStorage } from '#backend/storage/open-storage.ts';
import type { FileStorage } from '#backend/storage/storage.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const mostTries = 200;

/** Makes somebody up; staff may sell. */
async function makeUser(db: Db, isStaff: boolean): Promise<number> {
  const person = { firstName: 'Drill', lastName: isStaff ? 'Clerk' : 'Customer', dateOfBirth: '1980-01-01' };
  const { id } = await db
    .insertInto('users')
    .values({ ...person, reference: `drill-${isStaff ? 'clerk' : 'customer'}`, isStaff })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A call of the front desk for a customer. */
async function openDesk(dependencies: Dependencies): Promise<Context> {
  const staffId = await makeUser(dependencies.db, true);
  const caller = { userId: staffId, tokenId: 'drill', byPin: false, isStaff: true, permissions: ['sell', 'customers'] };
  const actingUserId = await makeUser(dependencies.db, false);
  const request = { requestId: 'drill', address: '127.0.0.1', userAgent: null, language: null };
  return { ...dependencies, ...request, caller, actingUserId };
}

async function sell(context: Context, occurrenceId: string): Promise<string | null> {
  const item = {
    purchasableId: occurrenceId,
    purchasableType: 'purchasableOccurrence',
    quantity: 1,
    applyBenefit: true,
  } as const;
  const added = await addCartItems.run({ params: {}, query: {}, body: { items: [item], source: 'foh' } }, context);
  const { balance } = added.data.totals;
  const payments = balance === 0 ? [] : [{ tenderType: 'cash' as const, amount: balance }];
  const { itemHash } = added.data;
  const body = { payments, terms: true, completedWaivers: [], source: 'foh' as const, itemHash };
  return (await payFrontOfHouse.run({ params: {}, query: {}, body }, context)).data.orderId;
}

/**
 * Sells one place at the front desk, for cash, of the first coming session that takes anybody: to a made-up customer, so
 * only in a copy that is thrown away. Returns the order; throws one sentence when nothing can be sold.
 */
async function sellOne(dependencies: Dependencies): Promise<string> {
  const { db, clock } = dependencies;
  const context = await openDesk(dependencies);
  const sessions = await db
    .selectFrom('occurrences')
    .where('startsAt', '>', clock.now())
    .orderBy('startsAt')
    .orderBy('id')
    .select('id')
    .limit(mostTries)
    .execute();
  for (const { id } of sessions) {
    try {
      const orderId = await sell(context, id);
      if (orderId !== null) return orderId;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await clearCart.run({ params: {}, query: { source: 'foh' }, body: {} }, context);
    }
  }
  throw new Error(`None of the ${sessions.length} next sessions can be sold at the front desk.`);
}

export interface Drilled {
  content: Manifest;
  seconds: number;
  /** Of the ledger with the books, before and after the sale. */
  differences: [number, number];
  /** Encrypted things that no secret of the settings opens. */
  unreadable: number;
  orderId: string;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Everything a sale needs, at the moment of the backup; it reaches no provider, mail server or web. */
function dependenciesAt(takenAt: string, db: Db, files: FileStorage, config: Config): Dependencies {
  const payments = { fetch: () => Promise.reject(new Error('A drill pays nobody.')) };
  return {
    db,
    clock: { now: () => new Date(takenAt) },
    ids: randomIds,
    log: createLog('silent'),
    config,
    services: { payments, files, revalidate: () => undefined },
    limits: noRateLimits,
  };
}

async function tryRestored(content: Manifest, db: Db, files: FileStorage, config: Config) {
  const before = (await readLedgerDifferences(db)).length;
  const counts = await countSealed(db, config.appSecret);
  const orderId = await sellOne(dependenciesAt(content.takenAt, db, files, config));
  const after = (await readLedgerDifferences(db)).length;
  const unreadable = counts.reduce((sum, count) => sum + count.unreadable, 0);
  return { differences: [before, after] satisfies [number, number], unreadable, orderId };
}

/**
 * Restores a backup into a PostgreSQL of its own, which it starts and removes, compares ledger and books, opens what is
 * encrypted with the secrets of the settings, and makes one sale there. Throws one sentence when any of it fails.
 */
export async function drill(folder: string, config: Config): Promise<Drilled> {
  const place = await mkdtemp(join(tmpdir(), 'touchline-drill-'));
  // PostgreSQL may run as another user of this machine, who must get to its own folder.
  await chmod(place, 0o755);
  const startedMs = performance.now();
  try {
    const database = await startDatabase({ dataDir: place, port: await freePort() });
    try {
      const files = folderStorage(join(place, 'files'));
      const content = await restoreBackup(folder, { ...database, files });
      const seconds = (performance.now() - startedMs) / 1000;
      const max = 2;
      await prepareConnections(database.appUrl, max);
      const db = connect({ url: database.appUrl, max });
      try {
        return { content, seconds, ...(await tryRestored(content, db, files, config)) };
      } finally {
        await db.destroy();
      }
    } finally {
      await database.stop();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
