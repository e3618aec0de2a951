import { notificationUrl, pageReturnUrl } from '#backend/payments/sca/return-token.ts';
import { billing, browserData, cards, enterCard } from '#tests/support/checkout/pay.ts';
import { ask as askAt } from '#tests/support/checkout/shop.ts';
import { openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { joiningShop, offerCard } from '#tests/support/joining/offer-card.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';

const desk = await openJoiningDesk();
const { db, clock, config, makeBuyer, begin, payWith, mails, pay } = desk;
const shop = joiningShop(desk);

beforeEach(() => clock.set('2026-11-18T12:00:00Z'));

const ask = <Data>(person: MadePerson, path: string, body: object): Promise<Data> =>
  askAt<Data>(shop, null, path, { token: person.token, body });

/** Pays the first payment with a card about which the bank asks; the way back for a browser without its session. */
async function payUntilBank(person: MadePerson): Promise<{ back: URL; transactionUuid: string }> {
  const prepared = await offerCard(desk, person);
  const { transaction_uuid: transactionUuid, card_session: session } = prepared;
  const key = session?.session_key ?? '';
  const { return_url: back } = await ask<{ return_url: string | null }>(
    person,
    '/api/payment-providers/opayo/authorise',
    {
      transaction_uuid: transactionUuid,
      card_identifier: await enterCard(shop, key, cards.challenge),
      session_key: key,
      billing,
      browser_data: browserData,
    },
  );
  return { back: new URL(back ?? ''), transactionUuid };
}

it('leads a browser that comes back from the bank to the joining site', async () => {
  expect(config.joiningUrl).not.toBe(config.siteUrl);
  const person = await makeBuyer();
  await begin(person);
  await payWith(person);
  const { back, transactionUuid } = await payUntilBank(person);
  expect([back.origin, back.pathname]).toEqual([config.joiningUrl, '/basket/checkout']);
  const { id, site } = await db
    .selectFrom('paymentTransactions')
    .where('id', '=', transactionUuid)
    .select(['id', 'site'])
    .executeTakeFirstOrThrow();
  for (const url of [notificationUrl(config, { id, site }), pageReturnUrl(config, { id, site })])
    expect(new URL(url).origin).toBe(config.joiningUrl);
});

it('names the joining site in the confirmation', async () => {
  const person = await makeBuyer();
  await begin(person);
  await payWith(person);
  expect((await pay(person)).status).toBe(200);
  const links = (await mails('order:')).flatMap(
    ({ text }) => String(text).match(/\S+(?=\/booking-confirmed\/)/g) ?? [],
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => link !== config.joiningUrl)).toEqual([]);
});
