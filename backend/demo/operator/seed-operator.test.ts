import { transact } from '#backend/db/connection/transact.ts';
import { languages } from '#contract/languages/languages.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { offerLanguages } from './seed-operator.ts';

const { db } = await testDatabase();

it('offers a language whose folder came later', async () => {
  await makeOperator(db, { languages: ['en'] });
  await transact(db, offerLanguages);
  const operator = await db.selectFrom('operators').select('languages').executeTakeFirstOrThrow();
  expect(operator.languages).toEqual(languages);
});
