import { sql } from 'kysely';
import { hashPassword } from '#backend/customers/password.ts';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPeople } from './demo-people.ts';
import { seedBalances } from './seed-balances.ts';
import { seedMembership } from './seed-membership.ts';

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
