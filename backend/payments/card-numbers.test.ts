import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
await makeOperator(db);
const { call } = testBackend({ db });
const robin = await makePerson(db);
const card = '4242424242424242';

it.each([
  ['/api/payment-providers/opayo/authorise', { card_identifier: card }],
  ['/api/checkout/session/prepare', { note: '4242-4242-4242-4242' }],
  ['/api/checkout/session/prepare', { cardnumber: Number(card) }],
  [
    '/api/checkout/cart/add',
    { items: { id: 1, type: 'camp', custom_question_answers: [{ question_id: 1, answer: `Card ${card}` }] } },
  ],
  ['/api/checkout/cart/add', { items: { id: 1, type: 'activity', customer_reference: '4242 4242 4242 4242' } }],
  ['/api/checkout/cart/remove', { cart_item_ids: [card] }],
  [
    '/api/auth/customer/register?onboarding_type=customer_account_online',
    { data_fields: { personal: { first_name: card } } },
  ],
])('are refused by %s in %j', async (path, body) => {
  const failure = getFailure(await call(path, { token: robin.token, body }));
  expect(failure).toMatchObject({
    status: 400,
    code: 'malformed_request',
    message: 'Card numbers are not accepted here',
  });
  expect(JSON.stringify(failure)).not.toContain(card);
});

it('are seen when their digits are written as escapes', async () => {
  const text = `{"note":"${String.raw`\u0034`.repeat(1)}242424242424242"}`;
  expect((await call('/api/checkout/session/prepare', { token: robin.token, text })).status).toBe(400);
});

it("may be somebody's password, which is never kept", async () => {
  const answer = await call('/api/auth/customer/login', { body: { username: 'nobody', password: card } });
  expect(answer.status).toBe(422);
});
