import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/db/schema.ts';
import type { MembershipsTable } from '#backend/db/tables/prices.ts';
import { encryptAccount } from '#backend/mandates/read-mandate.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';

interface MadeMember {
  person: MadePerson;
  membershipId: string;
  mandateId: string;
}

interface Facts extends Partial<Insertable<MembershipsTable>> {
  membershipTypeId: string;
  homeVenueId: string;
  /** The sandbox's bank refuses the payments of those that end in 0002. */
  accountNumber?: string;
}

/** Somebody who joined on 18 November, from whose bank account £27 is due on every 1st. */
export async function makeMember(
  db: Db,
  { accountNumber = '12345678', ...facts }: Facts,
  config: Pick<Config, 'appSecret'>,
): Promise<MadeMember> {
  const now = new Date('2026-11-18T12:00:00Z');
  const email = `${randomUUID()}@example.com`;
  const address = { address1: '14 Wharf Street', town: 'Leeds', postcode: 'LS1 1AA' };
  const person = await makePerson(db, { email, emailVerifiedAt: now, ...address });
  const account = { accountHolder: 'R Reed', sortCode: '123456', accountNumber };
  const { id: mandateId } = await db
    .insertInto('mandates')
    .values({
      userId: person.id,
      kind: 'direct_debit',
      reference: `TL${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
      accountRef: encryptAccount(account, config),
      sortCodeEnd: '56',
      accountEnd: accountNumber.slice(-4),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: membershipId } = await db
    .insertInto('memberships')
    .values({
      userId: person.id,
      mandateId,
      status: 'active',
      startsOn: '2026-11-18',
      billsFrom: '2026-12-01',
      nextBillOn: '2026-12-01',
      price: 2700,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('membershipUsers').values({ membershipId, userId: person.id }).execute();
  return { person, membershipId, mandateId };
}
