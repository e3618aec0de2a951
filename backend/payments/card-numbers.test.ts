import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { testBackend } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const { db } = await testDatabase();
await makeOperator(db);
const { call } = testBackend({ db });
const robin = await makePerson(db);
const card = '4242424242424242';

it.each([
  ['/api/payment-providers/opayo/authorise', { card_identifier: card }, 'card_identifier'],
  ['/api/checkout/session/prepare', { note: '4242-4242-4242-4242' }, 'note'],
  ['/api/checkout/session/prepare', { constructor: card }, 'constructor'],
  ['/api/checkout/session/prepare', { [card]: 'a name of their own' }, 'body'],
  ['/api/checkout/session/prepare', { cardnumber: Number(card) }, 'cardnumber'],
  [
    '/api/checkout/cart/add',
    { items: { id: 1, type: 'camp', custom_question_answers: [{ custom_question_id: 7, answer: `Card ${card}` }] } },
    'items.custom_question_answers.7',
  ],
  [
    '/api/checkout/cart/add',
    { items: { id: 1, type: 'activity', customer_reference: '4242 4242 4242 4242' } },
    'items.customer_reference',
  ],
  ['/api/checkout/cart/remove', { cart_item_ids: [card] }, 'cart_item_ids.0'],
  [
    '/api/auth/customer/register?onboarding_type=customer_account_online',
    { data_fields: { personal: { first_name: card } } },
    'data_fields.personal.first_name',
  ],
])('are refused by %s in %j, which names the field', async (path, body, field) => {
  const answer = await call(path, { token: robin.token, body });
  expect(answer.json).toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: { [field]: expect.arrayContaining(['Card numbers are not accepted here']) },
  });
  expect(answer.text).not.toContain(card);
});

it('are looked for inside `data`, too, and the names are those of the payload', async () => {
  const body = { data: { first_name: card } };
  const answer = await call(`/api/v1/users/${robin.id}`, { method: 'PATCH', token: robin.token, body });
  expect(answer).toMatchObject({
    status: 422,
    json: { errors: { first_name: ['Card numbers are not accepted here'] } },
  });
});

/** Registers with this address of mail and tells whether a card's number was found. */
async function isTakenForCard(email: string): Promise<boolean> {
  const body = { data_fields: { contact: { email } }, client_id: email, cart_item_ids: [email] };
  return (await call('/api/auth/customer/register', { body })).text.includes('Card numbers');
}

it.each([
  'e2e-42424242-4242-4242@example.com',
  '4242424242424242@example.com',
  'Please write to 4242424242424242@example.com instead',
  'https://example.com/orders/4242424242424242?rt=4242424242424242',
  '/location/leeds/AAAAAAAAAAAAAAAAAAA304202611191830',
])('are not seen in %s', async (email) => {
  expect(await isTakenForCard(email)).toBe(false);
});

it('are not seen in ids, keys and addresses of mail that happen to have their digits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 4, max: 36 }), async (length) => {
      // As digits alone, of which far more pass for a card than of ordinary ids.
      const id = randomUUID().replaceAll(/[a-f]/g, '4');
      expect(await isTakenForCard(`e2e-${id.slice(0, length)}@example.com`)).toBe(false);
      const body = { transaction_uuid: id, item_hash: id.replaceAll('-', ''), username: id };
      const answer = await call('/api/checkout/complete', {
        token: robin.token,
        body,
        headers: { 'Idempotency-Key': id },
      });
      expect(answer.text).not.toContain('Card numbers');
    }),
    { numRuns: 300 },
  );
});

it('are seen when their digits are written as escapes', async () => {
  const text = `{"note":"${String.raw`\u0034`.repeat(1)}242424242424242"}`;
  expect((await call('/api/checkout/session/prepare', { token: robin.token, text })).status).toBe(422);
});

it("may be somebody's password, which is never kept", async () => {
  const answer = await call('/api/auth/customer/login', { body: { username: 'nobody', password: card } });
  expect(answer.status).toBe(422);
});
