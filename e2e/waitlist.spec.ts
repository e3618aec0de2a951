import type { Browser, Page } from '@playwright/test';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectToast } from './support/expect/expect-toast.ts';
import { sessionPath, fullClass } from './support/full-class.ts';
import { readMail } from './support/mailbox.ts';
import { newCustomer, type Customer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { cards, confirmedOrder, openCheckout, pay } from './support/payment.ts';
import { letTimePass } from './support/test-controls.ts';
import { expect, test } from './support/test.ts';

const subject = 'A place is free: Vinyasa yoga';
const held = /^A place is held for you until \d\d:\d\d\./;

/** Presses the button of the full class on the timetable. */
async function join(page: Page, session: OccurrenceSummary): Promise<void> {
  await open(page, sessionPath(session));
  await page.getByRole('button', { name: /^Join the waitlist: Vinyasa yoga/ }).click();
  await expectToast(page, 'Successfully joined the waitlist.');
}

/** Opens the link of the mail, and books the place that it offers. */
async function bookOffered(page: Page, { email }: Customer): Promise<void> {
  const [link = ''] = /https?:\/\/\S+#session-\S+/.exec(await readMail(page, email, subject)) ?? [];
  const { pathname, hash } = new URL(link);
  await open(page, `${pathname}${hash}`);
  await expect(page.getByText(held)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Add to basket Vinyasa yoga/ }).click();
  await expectToast(page, 'Successfully added item to the basket.');
  await openCheckout(page);
  await pay(page, cards.approved);
  await confirmedOrder(page);
  await expect(page.getByText('Vinyasa yoga').first()).toBeVisible();
}

/** A class whose only holder is somebody in the other browser. */
async function heldClass(browser: Browser, otherPage: Page) {
  const holder = await newCustomer(otherPage);
  const session = await fullClass(browser, holder);
  return { holder, session };
}

const emptyBasket = ({ call }: Customer) => call('clearCart', {});

test(
  'who waits for a full class gets the place that somebody gives back, by a mail, and books it',
  { tag: '@phone' },
  async ({ page, otherPage, browser }) => {
    const { holder, session } = await heldClass(browser, otherPage);
    const waiting = await newCustomer(page);
    await join(page, session);
    await expect(page.getByText('You are 1st in line. We email you when a place comes free.')).toBeVisible();
    await expectNoAxeViolations(page);
    await emptyBasket(holder);
    await bookOffered(page, waiting);
  },
);

test(
  'a place that is not taken in time goes to the next who waits',
  { tag: '@phone' },
  async ({ page, otherPage, browser }) => {
    const { holder, session } = await heldClass(browser, otherPage);
    const first = await newCustomer(page);
    await join(page, session);
    await emptyBasket(holder);
    // The one who gave the place back has to wait too: it is not for the public.
    await join(otherPage, session);
    await expect(otherPage.getByText(/^You are (1st|2nd) in line/)).toBeVisible();
    await readMail(page, first.email, subject);
    await letTimePass(first.email, 31 * 60);
    await bookOffered(otherPage, holder);
    await open(page, sessionPath(session));
    await expect(page.getByRole('button', { name: /^Join the waitlist: Vinyasa yoga/ })).toBeVisible();
    await expect(page.getByText(held)).toBeHidden();
  },
);
