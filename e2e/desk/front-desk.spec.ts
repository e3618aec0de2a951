import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { walkStops } from '#e2e/support/expect/walk-stops.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { clearSale, openDesk } from '#e2e/support/front-desk.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { siteCall } from '#e2e/support/site-call.ts';
import { expect, test } from '#e2e/support/test.ts';

for (const size of [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('a walk-in pays in at most four touches', async ({ page, at }) => {
      await openDesk(page, at('foh', '/'));
      await clearSale(page);
      await expectNoAxeViolations(page);
      let touches = 0;
      const touch = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
        await page.getByRole(role, { name }).first().click();
        touches += 1;
      };
      await touch(/^Add .+, £/);
      await touch('Cash', 'link');
      await touch(/^£\d/);
      await expect(page.getByText('Change due')).toBeVisible();
      await expectNoAxeViolations(page);
      await touch(/^Take £[\d.]+ in cash$/);
      await expect(page.getByRole('heading', { name: 'Change due' })).toBeFocused();
      expect(touches).toBeLessThanOrEqual(4);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Next customer' }).click();
      await expect(page.getByText('Nothing on this sale yet.')).toBeVisible();
    });

    test('a customer buys a mixed basket for cash and card, and gets half back', async ({ page, otherPage, at }) => {
      const customer = await newCustomer(otherPage);
      const { user } = (await customer.call('getAuthUser', {})).data;
      await openDesk(page, at('foh', '/'));
      await page.getByRole('searchbox', { name: 'Find a customer' }).pressSequentially(user.reference ?? '');
      await page.getByRole('button', { name: /^Robin / }).click();
      await expect(page.getByRole('heading', { name: 'Booked today' })).toBeVisible();
      await expectNoAxeViolations(page);
      // Of a later day: in the evening nothing more is on today.
      const sale = { source: 'foh', selectedUserId: customer.id } as const;
      const { templateName } = await basketWithClass({ ...customer, call: siteCall(page) }, undefined, { sale });
      await page.reload();
      await expect(page.getByRole('button', { name: `Remove ${templateName}` })).toBeVisible();
      await page.getByRole('button', { name: /^Add Gym day pass/ }).click();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
      await page.getByRole('link', { name: 'Cash' }).click();
      await page.getByRole('checkbox', { name: /Take only part in cash/ }).check();
      const keys = page.getByRole('group', { name: 'Amount keys' });
      await keys.getByRole('button', { name: '1', exact: true }).click();
      await keys.getByRole('button', { name: '00' }).click();
      await page.getByRole('button', { name: 'Take £1.00 in cash' }).click();
      await expect(page.getByRole('button', { name: 'Take off Cash, £1.00' })).toBeVisible();
      await page.getByRole('group', { name: 'Pay with' }).getByRole('button', { name: 'Card', exact: true }).click();
      await page.getByRole('button', { name: 'Declined' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The card was declined.' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Try card again' }).click();
      await page.getByRole('button', { name: 'Approved' }).click();
      await expect(page.getByRole('heading', { name: 'Paid', level: 2 })).toBeFocused();
      const order = page.url().split('/').at(-1) ?? '';
      await page.goto(at('foh', `/orders/${order}`));
      await page.getByRole('button', { name: 'Refund' }).click();
      await page.getByRole('radio', { name: 'Some lines' }).check();
      await page.getByRole('group', { name: 'Some lines' }).getByRole('checkbox').first().check();
      await page.getByLabel('Reason').fill('Half of it did not take place');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: /^Refund £/ }).click();
      await expect(page.getByText(/was given back, £[\d.]+ is left\./)).toBeVisible();
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page.getByText('Walk-in, no name')).toBeVisible();
    });

    test('the till is opened and closed with its report', async ({ page, at }) => {
      await openDesk(page, at('foh', '/'));
      await page.goto(at('foh', '/till'));
      const keys = page.getByRole('group', { name: 'Amount keys' });
      await expect(keys).toBeVisible();
      await expectNoAxeViolations(page);
      const open = page.getByRole('button', { name: 'Open the till' });
      if (await open.isVisible()) {
        await keys.getByRole('button', { name: '5', exact: true }).click();
        await keys.getByRole('button', { name: '00' }).click();
        await open.click();
      }
      await page.getByRole('button', { name: 'Close the till' }).click();
      await expect(page.getByText(/^Closed |Closed \d/)).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test('is refused in words to a customer, who may log out', async ({ page, at }) => {
  await signIn(page, 'casey@example.com');
  await page.goto(at('foh', '/'));
  await expect(page.getByRole('heading', { name: 'This is the front desk' })).toBeVisible();
  await expect(page.getByText(/You are logged in as Casey/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to the front desk' })).toBeVisible();
});

test('locks with the sale kept, and all names hidden', async ({ page, at }) => {
  await openDesk(page, at('foh', '/'));
  await page.getByRole('searchbox', { name: 'Find a customer' }).pressSequentially('casey');
  await page.getByRole('button', { name: /^Casey / }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await page.getByRole('button', { name: 'Lock this desk' }).click();
  await expect(page.getByText('This desk is locked.')).toBeVisible();
  await expect(page.getByText(/Casey/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText('This desk is locked.')).toBeVisible();
});

test('a sale is gone through by the keyboard', async ({ page, at }) => {
  await openDesk(page, at('foh', '/'));
  await clearSale(page);
  await page
    .getByRole('button', { name: /^Add .+, £/ })
    .first()
    .press('Enter');
  const pay = page.getByRole('complementary').getByRole('link', { name: /^Cash/ });
  await expect(pay).toBeVisible();
  await walkStops(page);
  await pay.press('Enter');
  const take = page.getByRole('button', { name: /^Take £/ });
  await expect(take).toBeVisible();
  await walkStops(page);
  await take.press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid', level: 2 })).toBeFocused();
  await walkStops(page);
});
