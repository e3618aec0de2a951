import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPeople } from './demo-people.ts';

const { alex, riley } = demoPeople;

/** Days ago on which Alex swam with the package. */
const swims = [30, 23, 16, 9];

/** A pass that can be used, one that was, and one that is over. */
async function seedGuestPasses(tx: Tx, now: Date): Promise<void> {
  const pass = (code: string, days: number) => ({
    id: demoId(`guest pass ${code}`),
    code,
    userId: alex.id,
    pricingOptionId: demoId('price GUEST-PASS'),
    venueId: null,
    validFrom: subDays(now, days),
    expiresAt: addDays(now, 90 - days),
  });
  await tx
    .insertInto('guestPasses')
    .values([
      pass('4B7C90D2E1F6', 5),
      { ...pass('9A31D8E07C42', 40), status: 'used' as const, guestName: 'Lee Akhtar', usedAt: subDays(now, 12) },
      pass('16C5E3B9A07D', 120),
    ])
    .execute();
}

/** Alex's credit, package and guest passes, and what Riley owes. */
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
    .values({
      id: ownedPackageId,
      userId: alex.id,
      packageId: demoId('package swim-ten'),
      purchasedAt: subDays(now, 65),
      expiresAt,
    })
    .execute();
  await tx
    .insertInto('ownedPackageContents')
    .values({ ownedPackageId, contentId: demoId('package swim-ten content'), usagesTotal: 10, usagesTaken: 4 })
    .execute();
  await tx
    .insertInto('packageUsages')
    .values(
      swims.map((days) => ({
        id: demoId(`swim ${days}`),
        ownedPackageId,
        contentId: demoId('package swim-ten content'),
        state: 'used' as const,
        createdAt: subDays(now, days),
      })),
    )
    .execute();
  await seedGuestPasses(tx, now);
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
