import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/support/expect/expect-no-axe-violations.ts';
import { openDesk } from '#e2e/support/front-desk.ts';
import { atStep, choose, fillDetails, nextStep, payByDebit, picture } from '#e2e/support/join.ts';
import { readMail } from '#e2e/support/mailbox.ts';
import { cards, pay } from '#e2e/support/payment.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Joins at the concession, with a picture as its proof; returns the address of the new member. */
async function joinWithProof(page: Page, at: (path: string) => string): Promise<string> {
  await choose(page, 'Concession', at);
  await atStep(page, 'Your details');
  const email = await fillDetails(page);
  await nextStep(page);
  await atStep(page, 'Anything else?');
  await nextStep(page);
  await atStep(page, 'Add your proof');
  await page.getByLabel('Choose a file').setInputFiles(picture);
  await expect(page.getByRole('listitem').filter({ hasText: 'card.png' })).toBeVisible();
  await nextStep(page);
  await payByDebit(page);
  await atStep(page, 'Check and pay');
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await pay(page, cards.approved);
  await page.waitForURL(/\/booking-confirmed\/[0-9a-f-]{36}/);
  return email;
}

test('a proof is refused at the desk, sent again from the account, and accepted; the way to pay is changed', async ({
  page,
  otherPage: desk,
  at,
}) => {
  const email = await joinWithProof(page, (path) => at('joining', path));
  await openDesk(desk, at('foh', '/'));
  await desk.getByRole('searchbox', { name: 'Find a customer' }).fill(email);
  await desk.getByRole('button', { name: /^Robin / }).click();
  await desk.getByRole('button', { name: 'Check card.png' }).click();
  const shown = desk.getByRole('dialog', { name: 'Proof of your concession' });
  const proof = shown.getByRole('img', { name: 'Picture of card.png' });
  await expect(proof).toBeVisible();
  const headers = await desk.evaluate(
    async (address) => Object.fromEntries((await fetch(address)).headers),
    (await proof.getAttribute('src')) ?? '',
  );
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="document-[0-9a-f-]{36}\.png"$/);
  await expectNoAxeViolations(desk);
  await shown.getByRole('radio', { name: 'Refuse' }).check();
  await shown.getByLabel('Reason').fill('It is one pixel');
  await shown.getByRole('button', { name: 'Refuse the document' }).click();
  await expect(desk.getByText('Refused: It is one pixel')).toBeVisible();
  expect(await readMail(page, email, 'Please send your document again')).toContain('Why: It is one pixel');

  await page.goto(at('account', '/'));
  await page.getByRole('link', { name: 'Send the document' }).click();
  const part = page.getByRole('region', { name: 'Proof of your concession' });
  await expect(part.getByText('Why: It is one pixel')).toBeVisible();
  await expectNoAxeViolations(page);
  await part.getByLabel('Send another file').setInputFiles({ ...picture, name: 'better.png' });
  await expect(part.getByText('Being checked')).toBeVisible();

  await page.getByRole('button', { name: /^Change how it is paid/ }).click();
  const payment = page.getByRole('region', { name: 'How it is paid' });
  await payment.getByLabel('Name on the account').fill('J Hartley');
  await payment.getByLabel('Sort code').fill('20-00-00');
  await payment.getByLabel('Account number').fill('55779912');
  await payment.getByRole('checkbox', { name: /^I am the only person/ }).check();
  await expectNoAxeViolations(page);
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(payment.getByText(/^Direct Debit from J Hartley/)).toContainText('****9912');

  await desk.reload();
  await desk.getByRole('button', { name: 'Check better.png' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept the document' }).click();
  await expect(desk.getByRole('button', { name: 'View better.png' })).toBeVisible();
  await readMail(page, email, 'Your document has been accepted');
  await page.goto(at('account', '/memberships'));
  await expect(part.getByText('Accepted', { exact: true })).toBeVisible();
});
