import { agree, authorise, cards } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readBillingAddress, rememberBillingAddress } from './billing-address.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const now = new Date('2026-11-24T18:00:00Z');
const billing = {
  firstName: 'Robin',
  lastName: 'Reed',
  address1: '14 Wharf Street',
  city: 'Sowerby Bridge',
  postcode: 'HX6 2AE',
  country: 'GB',
};
const web = { embedded: false, kiosk: false, origin: '' };

describe('the billing address', () => {
  it.each([
    ['approved', cards.approved],
    ['refused', cards.declined],
  ])('of a payment that is %s is known the next time', async (_, card) => {
    const customer = await customerWithBasket(shop);
    expect(await readBillingAddress(db, customer.userId)).toBeNull();
    await authorise(shop, customer, await agree(shop, customer), card);
    expect(await readBillingAddress(db, customer.userId)).toMatchObject({
      firstName: 'Robin',
      address1: '14 Wharf Street',
      city: 'Sowerby Bridge',
      postcode: 'HX6 2AE',
    });
  });

  it('is not kept at a kiosk', async () => {
    const customer = await customerWithBasket(shop);
    await authorise(shop, customer, await agree(shop, customer, { kiosk: true }), cards.approved);
    expect(await readBillingAddress(db, customer.userId)).toBeNull();
  });

  it('is not kept of somebody for whom staff pay', async () => {
    const { userId } = await customerWithBasket(shop);
    const staffPay = { transaction: { userId, returnContext: web }, billing, callerId: userId + 1, now };
    await rememberBillingAddress(db, staffPay);
    expect(await readBillingAddress(db, userId)).toBeNull();
  });

  it('takes the place of the one before, second line included', async () => {
    const { userId } = await customerWithBasket(shop);
    const paying = { transaction: { userId, returnContext: web }, callerId: userId, now };
    await rememberBillingAddress(db, { ...paying, billing: { ...billing, address2: 'Top floor' } });
    expect(await readBillingAddress(db, userId)).toMatchObject({ address2: 'Top floor' });
    await rememberBillingAddress(db, { ...paying, billing });
    expect(await readBillingAddress(db, userId)).toEqual(billing);
  });
});
