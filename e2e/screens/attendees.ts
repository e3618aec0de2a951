import type { Page } from 'playwright';
import { asKiosk, inRoom, type Stage } from './screen.ts';
import { changeReply, failWith, inside, mapEach, neverAnswer } from './support/change-reply.ts';
import { asNewCustomer } from './support/people.ts';
import { withPapers } from './support/with-papers.ts';
import { withoutPrefetch } from './support/without-prefetch.ts';

const path = '/attendees';
const cart = /\/api\/checkout\/cart(\?.*)?$/;
const narrow = { width: 320, height: 640 };

const getSave = (page: Page) => page.getByRole('button', { name: /^(Save|Cadw)$/ });
const open = ({ page }: Stage) => getSave(page).first().waitFor();

/** Answers and agrees for everybody. */
const complete = async ({ page }: Stage) => {
  for (let left = await getSave(page).count(); left > 0; left -= 1) {
    const panel = page.getByRole('region', { name: /^Junior trampoline/ }).first();
    await panel.getByRole('textbox', { name: /anything about their health/ }).fill('No');
    await panel.getByRole('radio', { name: 'Often' }).check();
    await panel.getByRole('checkbox', { name: /^I agree/ }).check();
    await getSave(page).first().click();
    await page.waitForFunction((count) => document.querySelectorAll('form').length < count, left);
  }
  await page.getByText('Everything is complete.').waitFor();
};

/** Several people of one line, as a ticket for a group has them. */
const asGroup = inside((data) => ({
  ...data,
  attendee_waivers: mapEach((waiver) => ({ ...waiver, required: 3, completed: 1 }))(data.attendee_waivers ?? []),
}));

export const attendeesScreens = inRoom('attendees', [
  { state: 'open', path, before: withPapers, act: open },
  { state: 'one', path, before: (stage) => withPapers(stage, 1), act: open },
  {
    state: 'problems',
    path,
    before: (stage) => withPapers(stage, 1),
    act: async ({ page }) => {
      await getSave(page).first().click();
      await page.getByText('things to put right').waitFor();
    },
  },
  {
    state: 'refused',
    path,
    expectedErrors: /status of 409/,
    before: async (stage) => {
      await withPapers(stage, 1);
      const text = 'A payment for this basket is in progress';
      await failWith(stage.page, /\/api\/activities\/cart\/\d+\/questions$/, 409, text, 'payment_in_progress');
    },
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: /anything about their health/ }).fill('No');
      await page.getByRole('radio', { name: 'Often' }).check();
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await getSave(page).first().click();
      await page.getByText('A payment for this basket is in progress').waitFor();
    },
  },
  {
    state: 'group',
    path,
    ...withoutPrefetch({
      operation: 'getCart',
      arrive: (stage) => withPapers(stage, 1),
      answer: (page) => changeReply(page, cart, asGroup),
    }),
    act: open,
  },
  { state: 'complete', path, before: withPapers, act: complete },
  { state: 'empty', path, before: asNewCustomer },
  {
    state: 'failed',
    path,
    ...withoutPrefetch({
      operation: 'getCart',
      arrive: asNewCustomer,
      answer: (page) => failWith(page, cart, 500, 'Something broke'),
    }),
    act: ({ page }) => page.getByText('Failed to load your shopping basket').waitFor({ timeout: 60_000 }),
  },
  {
    state: 'loading',
    path,
    isBusy: true,
    ...withoutPrefetch({ operation: 'getCart', arrive: asNewCustomer, answer: (page) => neverAnswer(page, cart) }),
  },
  { state: 'welsh', path: `${path}?lang=cy`, before: withPapers, act: open },
  { state: 'kiosk', path: `${path}?kiosk=true`, ...asKiosk, before: withPapers, act: open },
  { state: 'embedded', path: `${path}?embedded=true`, before: withPapers, act: open },
  { state: 'large-type', path, isLarge: true, before: (stage) => withPapers(stage, 1), act: open },
  { state: 'narrow', path, size: narrow, before: (stage) => withPapers(stage, 1), act: open },
]);
