import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { hashPassword } from '#backend/customers/password.ts';
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { demoId } from './identity.ts';

const password = 'Touchline-demo-1';
const venueId = demoId('venue riverside-leisure-centre');

interface Person {
  id: number;
  reference: string;
  email: string | null;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

const alex: Person = {
  id: 1001,
  reference: '100200301',
  email: 'alex@example.com',
  firstName: 'Alex',
  lastName: 'Morgan',
  dateOfBirth: '1988-04-12',
};
const sam: Person = {
  id: 1002,
  reference: '100200302',
  email: null,
  firstName: 'Sam',
  lastName: 'Morgan',
  dateOfBirth: '2017-09-03',
};
const jo: Person = {
  id: 1003,
  reference: '100200303',
  email: 'jo@example.com',
  firstName: 'Jo',
  lastName: 'Morgan',
  dateOfBirth: '1987-11-30',
};
const casey: Person = {
  id: 1004,
  reference: '100200304',
  email: 'casey@example.com',
  firstName: 'Casey',
  lastName: 'Wright',
  dateOfBirth: '1995-01-20',
};
const riley: Person = {
  id: 1005,
  reference: '100200305',
  email: 'riley@example.com',
  firstName: 'Riley',
  lastName: 'Khan',
  dateOfBirth: '1979-06-08',
};
const desk: Person = {
  id: 1006,
  reference: '100200306',
  email: 'foh@example.com',
  firstName: 'Frances',
  lastName: 'Holt',
  dateOfBirth: '1990-02-14',
};
const waiting: Person[] = [
  {
    id: 1007,
    reference: '100200307',
    email: 'morgan@example.com',
    firstName: 'Morgan',
    lastName: 'Bell',
    dateOfBirth: '1992-03-03',
  },
  {
    id: 1008,
    reference: '100200308',
    email: 'taylor@example.com',
    firstName: 'Taylor',
    lastName: 'Reid',
    dateOfBirth: '1984-08-19',
  },
];

export const demoPeople = { alex, sam, jo, casey, riley, desk, waiting };

async function insertUsers(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  const everybody = [alex, sam, jo, casey, riley, desk, ...waiting];
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
        isStaff: person === desk,
        homeVenueId: person === alex ? venueId : null,
        barcode: person === alex ? '7010020030' : null,
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
    ])
    .execute();
}

async function seedMembership(tx: Tx, now: Date): Promise<void> {
  const membershipTypeId = demoId('membership type all-round');
  const startsOn = daysAfter(localDate(now, 'Europe/London'), -120);
  const membershipId = demoId('membership alex');
  await tx
    .insertInto('memberships')
    .values({
      id: membershipId,
      membershipTypeId,
      userId: alex.id,
      homeVenueId: venueId,
      status: 'active',
      startsOn,
      endsOn: null,
      price: 3600,
      createdAt: now,
    })
    .execute();
  await tx.insertInto('membershipUsers').values({ membershipId, userId: alex.id }).execute();
  await tx
    .insertInto('membershipBenefits')
    .values({
      id: demoId('benefit weekly-class'),
      membershipTypeId,
      name: 'One free gentle class a week',
      categoryId: demoId('category gentle-classes'),
      discountPercent: 100,
      usesPerPeriod: 1,
      period: 'week',
    })
    .execute();
}

async function seedMoney(tx: Tx, now: Date): Promise<void> {
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

/** The customers and the member of staff that the demo promises; the password of all is the demo's. */
export async function seedPeople(tx: Tx, now: Date): Promise<void> {
  await insertUsers(tx, now);
  const permissions = ['sell', 'customers', 'timetable', 'categories', 'attendance', 'refunds'] as const;
  await tx
    .insertInto('staffPermissions')
    .values(permissions.map((permission) => ({ userId: desk.id, permission })))
    .execute();
  await seedFamily(tx, now);
  await seedMembership(tx, now);
  await seedMoney(tx, now);
}
