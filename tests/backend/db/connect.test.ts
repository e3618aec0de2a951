import { testDatabase } from '../../support/database.ts';

const { db } = await testDatabase();

test('rows come in camelCase with plain values, and the keys of JSON stay as they are', async () => {
  const settings = { api_version: 2, threeDSMode: 'on' };
  const at = new Date('2026-03-29T00:30:00Z');
  const { id: userId } = await db
    .insertInto('users')
    .values({ reference: 'R1', firstName: 'Robin', lastName: 'Reed', dateOfBirth: '1990-02-01', createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('paymentAccounts')
    .values({ kind: 'stripe', mode: 'test', name: 'Main', settings: JSON.stringify(settings) })
    .execute();
  await db
    .insertInto('outbox')
    .values({ kind: 'email', payload: '{}', createdAt: at, availableAt: at })
    .execute();

  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(user).toMatchObject({ dateOfBirth: '1990-02-01', createdAt: at, marketingEmail: false, homeVenueId: null });
  expect(await db.selectFrom('paymentAccounts').select('settings').executeTakeFirst()).toEqual({ settings });
  expect(await db.selectFrom('outbox').select('id').executeTakeFirst()).toEqual({ id: 1 });
});
