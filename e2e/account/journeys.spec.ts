import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { expectNothingCut } from '#e2e/support/expect/expect-nothing-cut.ts';
import { expectToast } from '#e2e/support/expect/expect-toast.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { newCustomer, refuseCookiesBefore } from '#e2e/support/new-customer.ts';
import { open } from '#e2e/support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from '#e2e/support/payment.ts';
import { demoPassword } from '#e2e/support/sign-in.ts';
import { expect, test } from '#e2e/support/test.ts';

test('a guest pass is bought and sent to a guest', { tag: '@phone' }, async ({ page, at }) => {
  await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  await open(page, at('account', '/guest-passes'));
  await page.getByRole('region', { name: 'Buy guest passes' }).getByRole('button').first().click();
  await page.waitForURL(/\/basket$/);
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);

  await open(page, at('account', '/'));
  const card = page.getByRole('region', { name: 'Guest passes' });
  await card.getByRole('link', { name: 'Send a pass' }).click();
  await page
    .getByRole('button', { name: /^Send the pass / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Send a guest pass' });
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Email of your guest').fill('guest@example.com');
  await dialog.getByLabel('Name of your guest (optional)').fill('Lee');
  await dialog.getByRole('button', { name: 'Send the pass' }).click();
  await expectToast(page, 'The pass has been sent to guest@example.com');
  await expect(page.getByRole('region', { name: 'Guest passes', exact: true })).toContainText('For Lee');
});

test('a partner who is invited accepts in their own browser, and is booked for then', async ({
  page,
  otherPage,
  at,
}) => {
  await newCustomer(page);
  const partner = await newCustomer(otherPage);
  for (const browser of [page, otherPage]) await refuseCookiesBefore(browser, at('account', '/'));
  await open(page, at('account', '/user-details/family'));
  const invite = page.getByRole('region', { name: 'Invite someone' });
  await invite.getByLabel('Email or customer number').fill(partner.email);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, `The invitation to ${partner.email} has been sent`);
  const people = page.getByRole('region', { name: 'People' });
  await expect(people).toContainText('Pending');
  await expectNoAxeViolations(page);
  await expectNothingCut(page);

  await open(otherPage, at('account', '/user-details/family'));
  await otherPage.getByRole('button', { name: 'Accept Robin Hartley' }).click();
  await expectToast(otherPage, 'Robin Hartley can book for you now');
  await expect(otherPage.getByRole('heading', { name: 'People' })).toBeFocused();

  await open(page, at('account', '/'));
  const family = page.getByRole('region', { name: 'Family' });
  await expectNoAxeViolations(page);
  await family.getByRole('button', { name: 'Book for Robin' }).click();
  await page.waitForURL(/\/\/bookings\./);
  await open(page, at('account', '/'));
  await expect(page.getByRole('combobox', { name: 'You act for' })).toHaveValue(String(partner.id));
});

test('everything is downloaded, and the account is closed and kept', async ({ page, at }) => {
  const { email } = await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  await open(page, at('account', '/user-details'));
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Download' }).click();
  const download = page.getByRole('dialog', { name: 'Download everything' });
  await download.getByLabel('Current password').fill(demoPassword);
  await download.getByRole('button', { name: 'Download' }).click();
  await expectToast(page, 'The link is on its way to your email');

  await data.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close your account?' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Go on' }).click();
  const password = page.getByRole('dialog', { name: 'Close your account?' });
  await password.getByLabel('Current password').fill(demoPassword);
  await password.getByRole('button', { name: 'Close' }).last().click();
  await expect(data.getByText(/^Your account is closed on /)).toBeVisible();
  await expect(data.getByRole('heading', { name: 'Your data' })).toBeFocused();
  await expectNothingCut(page);
  await data.getByRole('button', { name: 'Keep account' }).click();
  await expect(data.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(data.getByRole('heading', { name: 'Your data' })).toBeFocused();

  expect(await readMail(page, email, 'Your data is ready')).toMatch(/\/api\/my-account\/exports\/[\w-]{43}\.zip/);
});

test('an order has its receipt as a page and as a file', async ({ page, at }) => {
  const customer = await newCustomer(page);
  await refuseCookiesBefore(page, at('account', '/'));
  const { templateName } = await basketWithClass(customer);
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  await open(page, at('account', '/payments'));
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByRole('button', { name: new RegExp(`^${templateName}`) }).click();
  await orders.getByRole('link', { name: 'Receipt' }).click();
  await page.waitForURL(/\/receipts\//);
  const table = page.getByRole('table', { name: 'What was bought' });
  await expect(table.getByRole('row').nth(1)).toContainText(templateName);
  await expect(table.getByRole('row').last()).toContainText(/^Total£\d+\.\d\d£\d+\.\d\d$/);
  await expectNoAxeViolations(page);
  await expectNothingCut(page);
  const starting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await starting).suggestedFilename()).toMatch(/^receipt-TL-[0-9A-F]{8}\.pdf$/);
});
