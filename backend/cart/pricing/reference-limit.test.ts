import { randomIds } from '#backend/ids.ts';
import { testBackend } from '#tests/support/backend.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getFailure } from '#tests/support/replies.ts';

const { db, clock, venue } = await openShop();
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const ticket = await makeTicket(db, swimming);
const swim = await makeSession(db, swimming, { maximum: 1_000 });
await makePerson(db, { reference: 'NOT-A-MEMBER' });

const fresh = () => testBackend({ db, clock, ids: randomIds }).call;
const item = (reference: string) => ({
  id: swim.id,
  type: 'purchasableOccurrence',
  pricing_option_id: ticket.pricingOptionId,
  customer_reference: reference,
});
const ask = (call: ReturnType<typeof fresh>, person: MadePerson, address: string, reference = 'NOBODY') =>
  call('/api/checkout/cart/add', {
    token: person.token,
    body: { items: item(reference) },
    headers: { 'X-Forwarded-For': address },
  });

it('does not tell a reference nobody has from one that is good for nothing', async () => {
  const call = fresh();
  const robin = await makePerson(db);
  const [unknown, unusable] = [
    await ask(call, robin, '192.0.2.1'),
    await ask(call, robin, '192.0.2.1', 'NOT-A-MEMBER'),
  ];
  expect(getFailure(unknown)).toMatchObject({ status: 400, code: 'discount_refused' });
  expect(unusable.text).toBe(unknown.text);
});

it('stops after thirty in a minute from one network, whoever asks', async () => {
  const call = fresh();
  const people = [await makePerson(db), await makePerson(db)];
  for (const person of people)
    for (let turn = 0; turn < 15; turn += 1) expect((await ask(call, person, '192.0.2.2')).status).toBe(400);
  for (const person of people) expect((await ask(call, person, '192.0.2.2')).status).toBe(429);
});

it('stops after thirty in a minute of one person, wherever they ask from', async () => {
  const call = fresh();
  const robin = await makePerson(db);
  for (let turn = 0; turn < 30; turn += 1) expect((await ask(call, robin, `192.0.2.${turn + 10}`)).status).toBe(400);
  expect((await ask(call, robin, '192.0.2.99')).status).toBe(429);
});

it('counts every reference of one request', async () => {
  const call = fresh();
  const robin = await makePerson(db);
  const items = Array.from({ length: 31 }, (_, index) => item(`NOBODY-${index}`));
  expect((await call('/api/checkout/cart/add', { token: robin.token, body: { items } })).status).toBe(429);
});
