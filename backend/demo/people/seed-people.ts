import { sql } from 'kysely';
import { hashPassword } from '#backend/customers/password.ts';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { demoPeople } from './demo-people.ts';
import { seedBalances } from './seed-balances.ts';

/** Alex's membership with its renewal on offer. */
async function seedMembership(tx: Tx, now: Date): Promise<void> {
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

const password = 'Touchline-demo-1';
const venueId = demoId('venue riverside-leisure-centre');
const { alex, sam, jo, desk, reception, morgan, waiting } = demoPeople;
const staff = [desk, reception];

async function insertUsers(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  const everybody = [alex, sam, jo, demoPeople.casey, demoPeople.riley, ...staff, ...waiting];
  await tx
    .insertInto('users')
    .values(
      everybody.map((person) => ({
        ...person,
        uuid: demoId(`person ${person.reference}`),
        passwordHash: person.email === null ? null : passwordHash,
        phone: '01632 960200',
        address1: '12 Wharf Street',
        town: 'Sowerby Bridge',
        postcode: 'HX6 2AE',
        country: 'GB',
        isStaff: staff.includes(person),
        homeVenueId: person === alex || staff.includes(person) ? venueId : null,
        barcode: person.barcode ?? null,
        emailVerifiedAt: now,
        createdAt: now,
      })),
    )
    .execute();
  await sql`alter table users alter column id restart with 1101`.execute(tx);
}

async function seedFamily(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('linkedUsers')
    .values([
      {
        userId: alex.id,
        referencedUserId: sam.id,
        relationship: 'parent',
        status: 'successful',
        createdAt: now,
        confirmedAt: now,
      },
      {
        userId: alex.id,
        referencedUserId: jo.id,
        relationship: 'partner',
        status: 'successful',
        createdAt: now,
        confirmedAt: now,
      },
      // Waits for Alex's answer.
      {
        userId: morgan.id,
        referencedUserId: alex.id,
        relationship: 'sibling',
        status: 'pending',
        createdAt: now,
        invitedAs: alex.email,
      },
    ])
    .execute();
}

async function seedPermissions(tx: Tx): Promise<void> {
  const everything = ['sell', 'customers', 'timetable', 'categories', 'attendance', 'refunds'] as const;
  const some = ['sell', 'customers', 'attendance'] as const;
  await tx
    .insertInto('staffPermissions')
    .values([
      ...everything.map((permission) => ({ userId: desk.id, permission })),
      ...some.map((permission) => ({ userId: reception.id, permission })),
    ])
    .execute();
}

/** The customers and the staff that the demo promises; the password of all is the demo's. */
export async function seedPeople(tx: Tx, now: Date): Promise<void> {
  await insertUsers(tx, now);
  await seedPermissions(tx);
  await seedFamily(tx, now);
  await seedMembership(tx, now);
  await seedBalances(tx, now);
}
