import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { openDesk } from '#e2e/support/front-desk.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { expect, test } from '#e2e/support/test.ts';

test('a club books every week, pays at the desk, and is cancelled', async ({ page, otherPage, at }) => {
  const { email } = await newCustomer(otherPage);
  const club = `Calder Swimmers ${email.slice(4, 12)}`;
  await openDesk(page, at('foh', '/'));
  await page.getByRole('searchbox', { name: 'Find a customer' }).fill(email);
  await page.getByRole('button', { name: /^Robin / }).click();
  await expect(page.getByRole('heading', { name: 'Booked today' })).toBeVisible();
  await page.getByRole('link', { name: 'Blocks' }).click();
  await expect(page.getByRole('heading', { name: 'New block' })).toBeVisible();
  await page.getByLabel('Name of the block').fill(club);
  const activity = page.getByLabel('Activity');
  await expect(activity.getByRole('option')).not.toHaveCount(1);
  await activity.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show the sessions' }).click();
  await expect(page.getByText('Tick at least one weekday')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const day of ['Monday', 'Wednesday', 'Friday', 'Sunday'])
    await page.getByRole('checkbox', { name: day }).check();
  await page.getByLabel('Begins from').fill('00:00');
  await page.getByLabel('Begins until').fill('23:59');
  await page.getByRole('button', { name: 'Show the sessions' }).click();
  const sessions = page.getByRole('list', { name: 'Sessions of the block' }).getByRole('listitem');
  await expect(sessions.first()).toBeVisible();
  await expectNoAxeViolations(page);
  // Two of them are enough.
  const free = sessions.getByRole('checkbox', { checked: true });
  while ((await free.count()) > 2) await free.last().uncheck();
  await page.getByRole('button', { name: 'Put 2 sessions on the sale' }).click();
  await expect(page.getByRole('heading', { name: `2 sessions are held for ${club}` })).toBeFocused();
  const row = page
    .getByRole('region', { name: 'Blocks at this venue' })
    .getByRole('listitem')
    .filter({ hasText: club });
  await expect(row.first()).toContainText('Held, not paid');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Take the payment' }).click();
  await page.getByRole('group', { name: 'Pay with' }).getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('button', { name: 'Approved' }).click();
  await expect(page.getByRole('heading', { name: 'Paid', level: 2 })).toBeFocused();
  await page.goto(at('foh', '/blocks'));
  await expect(row.first()).toContainText('Booked');
  await page.getByRole('button', { name: `Cancel what is left of ${club}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel ${club}?` });
  await dialog.getByLabel('Reason').fill('The club has dissolved');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel 2 sessions' }).click();
  await expect(row).toHaveCount(0);
});

test('reception without the timetable may sell blocks', async ({ page, at }) => {
  await openDesk(page, at('foh', '/'), 'reception@example.com');
  await page.getByRole('link', { name: 'Blocks' }).click();
  await expect(page.getByRole('heading', { name: 'New block' })).toBeVisible();
});
