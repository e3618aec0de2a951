import { addDays } from 'date-fns/addDays';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPeople } from './demo-people.ts';

const { alex, riley } = demoPeople;

/** Alex's credit and package, and what Riley owes. */
export async function seedBalances(tx: Tx, now: Date): Promise<void> {
  for (const [type, balance] of [
    ['membership', 1000],
    ['general', 2500],
  ] as const) {
    const id = demoId(`credit ${type}`);
    await tx.insertInto('creditAccounts').values({ id, userId: alex.id, type, balance }).execute();
    await tx
      .insertInto('creditEntries')
      .values({ accountId: id, amount: balance, reason: 'opening', createdAt: now })
      .execute();
  }
  const ownedPackageId = demoId('owned swim-ten');
  const expiresAt = addDays(now, 300);
  await tx
    .insertInto('ownedPackages')
    .values({ id: ownedPackageId, userId: alex.id, packageId: demoId('package swim-ten'), purchasedAt: now, expiresAt })
    .execute();
  await tx
    .insertInto('ownedPackageContents')
    .values({ ownedPackageId, contentId: demoId('package swim-ten content'), usagesTotal: 10, usagesTaken: 4 })
    .execute();
  await tx
    .insertInto('penalties')
    .values({
      id: demoId('penalty riley'),
      userId: riley.id,
      name: 'Late cancellation',
      reason: 'Spin was cancelled after the cut-off',
      amount: 300,
      createdAt: now,
    })
    .execute();
}
