import { dayFromToday, riverside } from '#e2e/support/timetable.ts';
import { inRoom, type Stage } from './screen.ts';
import { cancellation, kept, lessFee, ofPackage, withSlowVisit, withVisit } from './support/cancellation.ts';

const day = `${riverside}/fitness-classes/${dayFromToday(3)}`;
const swim = `${riverside}/lane-swimming/${dayFromToday(3)}`;

const open = async ({ page }: Stage) => {
  // A swim is cancelled where its tickets are, which a phone shows once its time is pressed.
  const time = page.locator('[id^="time-"]').first();
  if (await time.isVisible()) await time.click();
  await page
    .getByRole('button', { name: /^(Cancel|Canslo) / })
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
};

const openVisit = async (stage: Stage) => {
  await open(stage);
  await stage.page.getByRole('checkbox').first().waitFor();
};

const confirm = async (stage: Stage) => {
  await open(stage);
  await stage.page.getByRole('button', { name: /^Cancel (booking|\d)/ }).click();
};

/** One of two adults; the junior stays. */
const oneAdult = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'One fewer to cancel, Adult' }).click();
  await page.getByRole('checkbox', { name: /Junior/ }).click();
};

const adults = cancellation(1, 1120, { ticket_name: 'Adult', quantity: 2 });
const junior = cancellation(2, 340, { ticket_name: 'Junior' });

const ofOrder = { order_id: '00000077-0000-4000-8000-000000000001', last_name: 'Morgan' };
const family = [
  cancellation(1, 620, { ...ofOrder, first_name: 'Alex' }),
  cancellation(2, 620, { ...ofOrder, first_name: 'Sam', user_id: 2 }),
];

/** The question before a booking is cancelled, and what comes after it. */
export const cancelScreens = inRoom('cancel', [
  { state: 'class', path: day, isWindow: true, before: withVisit([cancellation(1)]), act: open },
  { state: 'loading', path: day, isWindow: true, isBusy: true, before: withSlowVisit, act: open },
  { state: 'nothing-back', path: day, isWindow: true, before: withVisit([cancellation(1, 620, kept)]), act: open },
  { state: 'fee', path: day, isWindow: true, before: withVisit([cancellation(1, 620, lessFee)]), act: open },
  {
    state: 'fee-done',
    path: day,
    isWindow: true,
    before: withVisit([cancellation(1, 620, lessFee)]),
    act: async (stage) => {
      await open(stage);
      await stage.page.getByRole('button', { name: 'Cancel for £3.00' }).click();
      await stage.page.getByText('after a fee of £3.00').waitFor();
    },
  },
  { state: 'family', path: day, isWindow: true, before: withVisit(family), act: openVisit },
  { state: 'package', path: day, isWindow: true, before: withVisit([cancellation(1, 620, ofPackage)]), act: open },
  {
    state: 'too-late',
    path: day,
    isWindow: true,
    before: withVisit([cancellation(1)], { status: 409, message: 'It is too late to cancel this booking' }),
    act: open,
    expectedErrors: /409/,
  },
  {
    state: 'failed',
    path: day,
    isWindow: true,
    before: withVisit([cancellation(1)], { status: 500, message: 'Something has gone wrong, please try again.' }),
    act: open,
    expectedErrors: /500/,
  },
  { state: 'done', path: day, isWindow: true, before: withVisit([cancellation(1)]), act: confirm },
  { state: 'welsh', path: `${day}?lang=cy`, isWindow: true, before: withVisit([cancellation(1)]), act: open },
  { state: 'tickets', path: swim, isWindow: true, before: withVisit([adults, junior]), act: openVisit },
  {
    state: 'one-ticket',
    path: swim,
    isWindow: true,
    before: withVisit([adults, junior]),
    act: async (stage) => {
      await openVisit(stage);
      await oneAdult(stage);
      await stage.page.getByRole('button', { name: 'Cancel 1 ticket' }).waitFor();
    },
  },
  {
    state: 'one-ticket-done',
    path: swim,
    isWindow: true,
    before: withVisit([adults, junior]),
    act: async (stage) => {
      await openVisit(stage);
      await oneAdult(stage);
      await stage.page.getByRole('button', { name: 'Cancel 1 ticket' }).click();
      await stage.page.getByText('1 of 3 tickets is cancelled.').waitFor();
    },
  },
  {
    state: 'narrow',
    path: swim,
    size: { width: 320, height: 640 },
    isWindow: true,
    before: withVisit([adults, junior]),
    act: openVisit,
  },
  {
    state: 'large-type',
    path: swim,
    isLarge: true,
    isWindow: true,
    before: withVisit([adults, junior]),
    act: openVisit,
  },
]);
