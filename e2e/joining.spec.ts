import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { addPerson, atStep, choose, fillDetails, nextStep, payByDebit, picture } from './support/join.ts';
import { readMail } from './support/mailbox.ts';
import { refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { openPopup, payOnPage } from './support/payment-page.ts';
import { answerBank, cards, pay, payButton } from './support/payment.ts';
import { showPaymentPage } from './support/test-controls.ts';
import { expect, test } from './support/test.ts';

const welcomed = async (page: Parameters<typeof open>[0]) => {
  await page.waitForURL(/\/booking-confirmed\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeFocused();
};

test('a family of four joins, pays, and gets its card', async ({ page, at }) => {
  await choose(page, 'Family', (path) => at('joining', path));
  await atStep(page, 'Who is on the membership?');
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await addPerson(page, 'Adults', { firstName: 'Jo', born: '02-04-1988' });
  await addPerson(page, 'Children', { firstName: 'Sam', born: '14-03-2017' });
  await addPerson(page, 'Children', { firstName: 'Ivy', born: '01-09-2020' });
  await expectNoAxeViolations(page);
  await nextStep(page);
  await atStep(page, 'Your details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeViolations(page);
  await fillDetails(page);
  await nextStep(page);
  await atStep(page, 'Anything else?');
  await page.getByRole('checkbox', { name: /^Locker/ }).check();
  await nextStep(page);
  await atStep(page, 'How will you pay each time?');
  await expectNoAxeViolations(page);
  await payByDebit(page);
  await atStep(page, 'Check and pay');
  for (const name of ['Robin Hartley (You)', 'Jo Hartley', 'Sam Hartley', 'Ivy Hartley'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Direct Debit from R Hartley/)).toContainText('****9911');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await atStep(page, 'The first payment');
  await pay(page, cards.approved);
  await welcomed(page);
  await expect(page.getByRole('img', { name: /^Barcode / })).toBeVisible();
  await expect(page.getByText(/Sam Hartley/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  'a concession needs its proof, and is paid from the card that is kept',
  { tag: '@phone' },
  async ({ page, at }) => {
    await choose(page, 'Concession', (path) => at('joining', path));
    await atStep(page, 'Your details');
    await fillDetails(page);
    await nextStep(page);
    await atStep(page, 'Anything else?');
    await nextStep(page);
    await atStep(page, 'Add your proof');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Add a file first' }).click({ force: true });
    await expect(page.getByRole('alert').filter({ hasText: 'Add a file first' })).toBeVisible();
    await page.getByLabel('Choose a file').setInputFiles(picture);
    await expect(page.getByRole('listitem').filter({ hasText: 'card.png' })).toBeVisible();
    await nextStep(page);
    await atStep(page, 'How will you pay each time?');
    await page.getByRole('radio', { name: /^From the card you pay with today/ }).check();
    await page.getByRole('checkbox', { name: /^I agree that this card is kept/ }).check();
    await nextStep(page);
    await atStep(page, 'Check and pay');
    await page.getByRole('link', { name: 'Go to payment' }).click();
    await pay(page, cards.approved);
    // A card that is kept for later payments is always checked by its bank.
    await answerBank(page, '1234');
    await welcomed(page);
  },
);

test(
  'what is left is gone on with by a mailed link, on another device',
  { tag: '@phone' },
  async ({ page, otherPage, at }) => {
    const email = `later-${Date.now()}-${test.info().project.name}@example.com`;
    await choose(page, 'Family', (path) => at('joining', `${path}?onboarding_type=mcr_active`));
    await addPerson(page, 'Children', { firstName: 'Sam', born: '14-03-2017' });
    await nextStep(page);
    await atStep(page, 'Your details');
    await page.getByRole('group', { name: 'About you' }).getByLabel('First name').fill('Robin');
    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.getByLabel('Email', { exact: true }).last().fill(email);
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();

    const mail = await readMail(page, email, 'Go on with your membership');
    const link = /https?:\/\/\S+\/join\/resume\?key=\S+/.exec(mail)?.[0] ?? '';
    await refuseCookiesBefore(otherPage, at('joining', '/'));
    await otherPage.goto(link);
    await otherPage.waitForURL(/\/join\/riverside-leisure-centre\/.*step=details&onboarding_type=mcr_active/);
    await atStep(otherPage, 'Your details');
    await expect(otherPage.getByRole('group', { name: 'About you' }).getByLabel('First name')).toHaveValue('Robin');
    await otherPage.getByRole('button', { name: 'Back' }).click();
    await expect(otherPage.getByRole('region', { name: 'Children' }).getByLabel('First name')).toHaveValue('Sam');
  },
);

test('an open joining is found again by whoever logs in', { tag: '@desktop' }, async ({ page, at }) => {
  await choose(page, 'Swim', (path) => at('joining', path));
  await fillDetails(page);
  await nextStep(page);
  await atStep(page, 'Anything else?');
  await page.goto(at('joining', '/join/resume'));
  await page.waitForURL(/step=method/);
  await atStep(page, 'How will you pay each time?');
  await payByDebit(page);
  await atStep(page, 'Check and pay');
  await page.getByRole('button', { name: 'Leave without joining' }).click();
  await page.waitForURL(/\/centre\/riverside-leisure-centre$/);
});

test('the first payment is taken on a provider’s page in a popup', { tag: '@desktop' }, async ({ page, at }) => {
  await showPaymentPage('castle-hill-sports-centre', 'popup');
  await choose(page, 'Swim', (path) => at('joining', path), 'castle-hill-sports-centre');
  await fillDetails(page);
  await nextStep(page);
  await atStep(page, 'Anything else?');
  await nextStep(page);
  await payByDebit(page);
  await atStep(page, 'Check and pay');
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await atStep(page, 'The first payment');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await payButton(page).click();
  await payOnPage(await openPopup(page), cards.approved);
  await welcomed(page);
});

test('the memberships of a venue are a page with a switch between monthly and yearly', async ({ page, at }) => {
  await refuseCookiesBefore(page, at('joining', '/'));
  await open(page, at('joining', '/centre/riverside-leisure-centre'));
  await expect(page).toHaveTitle('Join | Memberships at Riverside Leisure Centre');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Yearly' }).click();
  await expect(page.getByRole('region', { name: 'All-round, a year' })).toBeVisible();
});
