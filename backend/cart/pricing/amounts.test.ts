import { updateCartItemEndpoint } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, venue, call, add, refused } = await openShop();
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
const tooMuch = 'Comes to more than can be paid at once';

const passes = async (price: number, quantity: number) => ({
  id: await makePricingOption(db, 'guest_pass', price),
  type: 'pricingOption',
  quantity,
});

const tickets = async (quantity: number, extras: number[] = []) => ({
  ...place(await makeSession(db, swimming, { maximum: 1000 })),
  pricing_option_id: adult.pricingOptionId,
  quantity,
  extra_options: extras.map((each) => ({ pricing_option_id: adult.extraId, quantity: each })),
});

function update({ token }: MadePerson, lineId: string, quantity: number) {
  return call(`/api/checkout/cart/${lineId}`, { method: 'PUT', token, body: { options: { quantity } } });
}

it('takes at most a hundred of one thing', async () => {
  const person = await makePerson(db);
  expect((await refused(person, await passes(0, 101))).errors).toEqual({ 'items.0.quantity': ['Must be at most 100'] });
  const { id } = onlyLine(await add(person, await passes(0, 100)));
  expect(getFailure(await update(person, id, 101)).errors).toEqual({ 'options.quantity': ['Must be at most 100'] });
});

it('takes at most a hundred tickets of a line, however they are added', async () => {
  // Customers may have fewer.
  const person = await makePerson(db, { permissions: ['sell'] });
  const item = await tickets(60);
  await add(person, item);
  expect((await refused(person, item)).errors).toEqual({ 'items.0.quantity': ['Must be at most 100'] });
});

it('takes at most ten of an extra of a ticket, each given once', async () => {
  const person = await makePerson(db);
  expect((await refused(person, await tickets(1, [11]))).errors).toEqual({
    'items.0.extra_options.0.quantity': ['Must be at most 10'],
  });
  expect((await refused(person, await tickets(1, [6, 6]))).errors).toEqual({
    'items.0.extra_options.1.pricing_option_id': ['Must be given once'],
  });
  const [extra] = onlyLine(await add(person, await tickets(1, [10]))).childItems;
  expect(getFailure(await update(person, extra?.id ?? '', 11)).errors).toEqual({
    'options.quantity': ['Must be at most 10'],
  });
});

it.each([100_001, 2_147_483_647])('refuses a line that comes to more than can be paid, at %d each', async (price) => {
  const person = await makePerson(db);
  expect(await refused(person, await passes(price, 100))).toMatchObject({
    code: 'validation_failed',
    errors: { 'items.0.quantity': [tooMuch] },
  });
});

it('refuses a basket whose lines come to more together, and leaves it as it was', async () => {
  const person = await makePerson(db);
  await add(person, await passes(60_000, 100));
  const another = await passes(60_000, 100);
  expect(await refused(person, another)).toMatchObject({ code: 'validation_failed', errors: { cart: [tooMuch] } });
  const { items } = await add(person, { ...another, quantity: 1 });
  const { id } = items.find(({ quantity }) => quantity === 1) ?? { id: '' };
  expect(getFailure(await update(person, id, 100)).errors).toEqual({ cart: [tooMuch] });
  expect(getData(updateCartItemEndpoint, await update(person, id, 2)).totals.total).toBe(6_120_000);
});

it('refuses to pay a basket that came to more otherwise, beyond the range of a column too', async () => {
  const person = await makePerson(db);
  const { id } = await add(person, await passes(100_000, 100));
  const rows = Array.from({ length: 3 }, () => ({
    cartId: id,
    type: 'pricing_option' as const,
    purchasableType: 'pricingOption',
    purchasableId: '',
    name: 'Pass',
  }));
  const amounts = { unitPrice: 2_000_000_000, standardPrice: 2_000_000_000, lineTotal: 2_000_000_000 };
  await db
    .insertInto('cartItems')
    .values(rows.map((row) => ({ ...row, ...amounts })))
    .execute();
  const answer = await call('/api/checkout/prepare', { token: person.token });
  expect(getFailure(answer)).toMatchObject({ code: 'validation_failed', errors: { cart: [tooMuch] } });
});
