import { expectToast } from './support/expect/expect-toast.ts';
import { freeCourt, add } from './support/fill-basket.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { riverside } from './support/timetable.ts';

test(
  'of two people after the last place one gets it and the other is told',
  { tag: '@phone' },
  async ({ page, otherPage }) => {
    const quick = await newCustomer(otherPage);
    const lateCustomer = await newCustomer(page);
    const court = await freeCourt(lateCustomer);
    const [date = ''] = court.startsAt.local.split(' ');
    await open(page, `${riverside}/badminton/${date}`);
    await page.getByRole('button', { name: `${court.locationName}, ${court.startsAt.local.slice(11, 16)}` }).click();
    // Somebody else takes the last place after the button was pressed and before the request arrives.
    await page.route('**/api/checkout/cart/add', async (route) => {
      await add(quick, court);
      await route.continue();
    });
    await page
      .getByRole('button', { name: /^Add to basket/ })
      .filter({ visible: true })
      .click();
    await expectToast(page, new RegExp(`^${court.locationName} has just been taken`, 'm'));
    const { data: empty } = await lateCustomer.call('getCart', {});
    expect(empty.items).toEqual([]);
    const { data: cart } = await quick.call('getCart', {});
    expect(cart.items).toHaveLength(1);
  },
);
