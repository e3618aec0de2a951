import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { demoPeople } from './demo-people.ts';

/** Alex's membership with its renewal on offer. */
export async function seedMembership(tx: Tx, now: Date): Promise<void> {
  const membershipTypeId = demoId('membership type all-round');
  const today = localDate(now, siteZone);
  const startsOn = daysAfter(today, -120);
  const membershipId = demoId('membership alex');
  await tx
    .insertInto('memberships')
    .values({
      id: membershipId,
      membershipTypeId,
      userId: demoPeople.alex.id,
      homeVenueId: demoId('venue riverside-leisure-centre'),
      status: 'active',
      startsOn,
      endsOn: daysAfter(today, 90),
      price: 3600,
      createdAt: now,
    })
    .execute();
  await tx.insertInto('membershipUsers').values({ membershipId, userId: demoPeople.alex.id }).execute();
  await tx
    .insertInto('membershipRenewals')
    .values({
      id: demoId('renewal alex'),
      membershipId,
      summary: 'Another month of All-round',
      price: 3600,
      createdAt: now,
    })
    .execute();
}
