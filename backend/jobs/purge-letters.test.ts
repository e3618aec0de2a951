import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { createPurgeOld } from './purge-old.ts';

const { db } = await testDatabase();
const clock = testClock();
const purgeOld = createPurgeOld({ db, clock });
const days = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);

it('deletes invitations, which hold an address, a month after they ran out', async () => {
  const [parent, child] = [await makePerson(db), await makePerson(db)];
  const { id: linkedUserId } = await db
    .insertInto('linkedUsers')
    .values({ userId: parent.id, referencedUserId: child.id, relationship: 'parent', status: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invitation = { kind: 'link', linkedUserId, email: 'ivy@example.com', createdAt: days(-60) } as const;
  await db
    .insertInto('invitations')
    .values([
      { ...invitation, tokenHash: 'over', expiresAt: days(-31) },
      { ...invitation, tokenHash: 'late', expiresAt: days(-29) },
    ])
    .execute();
  await purgeOld();
  expect(await db.selectFrom('invitations').select('tokenHash').execute()).toEqual([{ tokenHash: 'late' }]);
});

it('deletes notifications of payment providers a month after they came', async () => {
  const { id: accountId } = await db
    .insertInto('paymentAccounts')
    .values({ kind: 'stripe', mode: 'sandbox', name: 'Stripe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = { accountId, payload: '{}' };
  await db
    .insertInto('paymentInbox')
    .values([
      { ...notification, eventKey: 'old', receivedAt: days(-31) },
      { ...notification, eventKey: 'new', receivedAt: days(-29) },
    ])
    .execute();
  await purgeOld();
  expect(await db.selectFrom('paymentInbox').select('eventKey').execute()).toEqual([{ eventKey: 'new' }]);
});
