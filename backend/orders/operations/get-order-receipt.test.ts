import { makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db, add, call, venue } = shop;
const classes = await makeActivity(db, venue);

async function bought(): Promise<{ person: MadePerson; orderId: string }> {
  const person = await makeCreditor(shop, { general: 620 });
  await add(person, place(await makeSession(db, classes)));
  const [booking] = await payByCredit(shop, person, { general: 620 });
  return { person, orderId: booking?.orderId ?? '' };
}

const ask = (orderId: string, person?: MadePerson, headers: Record<string, string> = {}) =>
  call(`/api/v1/orders/${orderId}/receipt`, { ...(person !== undefined && { token: person.token }), headers });

it('is a PDF file with the name of the order, in the language of whoever reads it', async () => {
  const { person, orderId } = await bought();
  const { status, headers, text } = await ask(orderId, person);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toContain('no-store');
  const name = `receipt-TL-${orderId.slice(0, 8).toUpperCase()}.pdf`;
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('/Lang (en-GB)');
  expect((await ask(orderId, person, { 'accept-language': 'cy' })).text).toContain('/Lang (cy)');
});

it('is for its customer, and staff who may see them', async () => {
  const { orderId } = await bought();
  expect((await ask(orderId)).status).toBe(401);
  expect((await ask(orderId, await makePerson(db))).status).toBe(404);
  expect((await ask(orderId, await makePerson(db, { permissions: ['customers'] }))).status).toBe(200);
});
