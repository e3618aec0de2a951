import { testBackend } from '../../support/backend.ts';
import { testDatabase } from '../../support/database.ts';
import { makeOperator } from '../../support/make-operator.ts';
import { makePerson } from '../../support/make-person.ts';
import { failureOf } from '../../support/replies.ts';

const { db } = await testDatabase();
await makeOperator(db);
const { call } = testBackend({ db });
const robin = await makePerson(db);
const card = '4242424242424242';

it.each(['/api/payment-providers/opayo/authorise', '/api/checkout/session/prepare'])('are refused by %s', async (path) => {
  const failure = failureOf(await call(path, { token: robin.token, body: { card_identifier: card } }));
  expect(failure).toMatchObject({ status: 400, code: 'malformed_request' });
  expect(JSON.stringify(failure)).not.toContain(card);
});

it('may be what somebody names a basket line by, which is only an unknown id', async () => {
  const answer = await call('/api/checkout/cart/remove', { token: robin.token, body: { cart_item_ids: [card] } });
  expect(answer.status).not.toBe(400);
});
