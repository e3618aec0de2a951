import { randomIds } from '#backend/ids.ts';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeCrowd } from '#tests/support/make/make-person.ts';

const { db } = await testDatabase();
await makeOperator(db);
const { call } = testBackend({ db, ids: randomIds });

it('counts the uploads of a network, whoever sends them, 100 an hour', async () => {
  const [first, ...others] = await makeCrowd(db, 6);
  const send = async ({ id, token }: { id: number; token: string }, address: string) => {
    const headers = { 'X-Forwarded-For': address };
    const sent = { method: 'PUT', token, headers, body: { data: { image: 'AAAA' } } };
    return (await call(`/api/v1/users/${id}/profile-picture`, sent)).status;
  };
  const statuses: number[] = [];
  for (const person of others)
    for (let count = 0; count < 20; count += 1) statuses.push(await send(person, '192.0.2.40'));
  expect(new Set(statuses)).toEqual(new Set([422]));
  if (first === undefined) throw new Error('Nobody was made.');
  expect(await send(first, '192.0.2.40')).toBe(429);
  expect(await send(first, '192.0.2.41')).toBe(422);
});
