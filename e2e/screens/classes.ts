import { closedOnThursdays, dayFromToday, nextThursday, riverside } from '#e2e/support/timetable.ts';
import { asKiosk, inRoom, type Screen, type Stage } from './screen.ts';
import { withBasket } from './support/basket.ts';
import { changeReply, mapEach, failWith, neverAnswer, type Json } from './support/change-reply.ts';
import { choosePart } from './support/choose-part.ts';
import { openFilters, showFiltered } from './support/filters.ts';
import { asAlex, asNewCustomer, asParent } from './support/people.ts';
import { soldOut } from './support/sold-out.ts';

const timetable = /\/v2\/timetable\?/;
const day = `${riverside}/fitness-classes/${dayFromToday(3)}`;
/** A workday: at weekends there are fewer classes than actions and tags. */
const workday = [3, 4, 5].map(dayFromToday).find((date) => ![0, 6].includes(new Date(date).getUTCDay()));
const sunday = dayFromToday((7 - new Date().getUTCDay()) % 7);
const isMonday = new Date().getUTCDay() === 1;
/** At three in the afternoon of a day that is still to come, whatever the hour is now. */
const afternoon = dayFromToday(1);
const longName = 'Chair-based mobility, balance and gentle strength for people who come back after an operation';

const offer = (action: Json, message: Json = null, reason: Json = null): Json => ({
  action,
  message,
  reason,
  booking_id: null,
  waitlist_id: null,
});

/** Every action and tag of a session, one after the other. */
const offers: readonly Json[] = [
  offer('book'),
  offer('cancel_booking'),
  offer('cancel_reservation'),
  offer('join_waitlist'),
  offer('leave_waitlist'),
  offer(null, 'You have already booked a session at this time', 'busy'),
  offer(null, 'Booking opens on Monday at 07:00', 'not_yet_open'),
  offer(null, 'You need an induction first', 'restriction_unmet'),
  offer(null),
];

const withOffers = mapEach((session, index) => {
  const isFull = index % offers.length === offers.length - 1;
  return {
    ...session,
    bookable_action: offers[index % offers.length] ?? null,
    capacity: { available: isFull ? 0 : 12, consumed: isFull ? 20 : 8, maximum: 20 },
  };
});

const withNames = mapEach((session, index) =>
  index === 1 ? { ...session, template_name: longName, friendly_location_name: longName } : session,
);

/** A signed-in customer's page fetches the day again, so it shows these replies. */
const withReply =
  (change: (data: Json) => Json): Screen['before'] =>
  async (stage) => {
    await asAlex(stage);
    await changeReply(stage.page, timetable, change);
  };

const trampoline = `${riverside}/trampoline/${dayFromToday(3)}`;
const narrow = { width: 320, height: 640 };

/** Opens the slide-over of a class. */
const openClass = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Vinyasa yoga', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
/** Opens the list of those who can come to a class: on some days not every one of that name can be booked. */
const openPeople = async ({ page }: Stage, name = 'Vinyasa yoga') => {
  const add = page.getByRole('button', { name: new RegExp(`^(Add to basket|I’r fasged) ${name}`) });
  const row = page.getByRole('listitem').filter({ has: add }).first();
  await row.getByRole('button', { name, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Choose who is coming|Dewis pwy sy’n dod)/ })
    .click();
};
const openChildren = async (stage: Stage) => {
  await openPeople(stage, 'Trampoline club');
  await stage.page.getByRole('checkbox', { name: /Sam Hartley/ }).waitFor();
};

export const classesScreens = inRoom('classes', [
  { state: 'guest', path: day },
  { state: 'customer', path: `${riverside}/fitness-classes/${dayFromToday(1)}`, before: asAlex },
  { state: 'basket', path: day, before: (stage) => withBasket(stage, 2) },
  { state: 'today', path: `${riverside}/fitness-classes/${dayFromToday(0)}` },
  {
    state: 'earlier',
    path: `${riverside}/fitness-classes/${afternoon}`,
    before: ({ page }) => page.clock.setFixedTime(`${afternoon}T15:00:00Z`),
    act: async ({ page }) => {
      await choosePart(page, 'All day');
      await page.getByRole('button', { name: /earlier/ }).click({ timeout: 5_000 });
    },
  },
  { state: 'evening', path: day, act: ({ page }) => choosePart(page, 'Evening') },
  {
    state: 'sunday',
    path: `${riverside}/fitness-classes/${sunday}`,
    before: ({ page }) => page.clock.setFixedTime(`${sunday}T12:00:00Z`),
  },
  // The week begins on Monday, and earlier weeks have no page.
  ...(isMonday ? [] : [{ state: 'past', path: `${riverside}/fitness-classes/${dayFromToday(-1)}` }]),
  { state: 'empty', path: `${closedOnThursdays}/fitness-classes/${nextThursday()}` },
  { state: 'messages', path: `${riverside}/fitness-classes/${workday}`, before: withReply(withOffers) },
  { state: 'sold-out', path: day, before: withReply(soldOut) },
  { state: 'long-name', path: day, before: withReply(withNames) },
  {
    state: 'stale',
    path: day,
    before: async (stage) => {
      await asAlex(stage);
      await failWith(stage.page, timetable, 500, 'Something broke');
    },
    act: ({ page }) => page.getByText('We could not check the latest places').waitFor({ timeout: 60_000 }),
  },
  {
    state: 'filtered-away',
    path: day,
    act: async ({ page }) => {
      const sheet = await openFilters(page);
      await sheet.getByRole('button', { name: 'Priya Nair' }).click();
      await showFiltered(sheet);
      await choosePart(page, 'Afternoon');
    },
  },
  {
    state: 'filters',
    path: day,
    isWindow: true,
    act: async ({ page }) => {
      const sheet = await openFilters(page);
      await sheet.getByRole('button', { name: 'Priya Nair' }).click();
      await sheet.getByRole('button', { name: 'Hannah Lowe' }).click();
      await sheet.getByRole('combobox', { name: 'Ends by' }).selectOption('20:00');
    },
  },
  { state: 'filters-welsh', path: `${day}?lang=cy`, isWindow: true, act: ({ page }) => openFilters(page) },
  { state: 'filters-large-type', path: day, isWindow: true, isLarge: true, act: ({ page }) => openFilters(page) },
  { state: 'filtered', path: `${day}?endTime=20:00&tags=Cardio` },
  { state: 'filtered-welsh', path: `${day}?endTime=20:00&tags=Cardio&lang=cy` },
  { state: 'filtered-narrow', path: `${day}?endTime=20:00&tags=Cardio`, size: narrow },
  // An instructor whom no session names.
  { state: 'filtered-unknown', path: `${day}?instructors=00000000-0000-4000-8000-000000000000` },
  {
    state: 'details',
    path: day,
    isWindow: true,
    act: (stage) => openClass(stage),
  },
  {
    state: 'waiver',
    path: day,
    before: asAlex,
    act: ({ page }) =>
      page
        .getByRole('button', { name: /^Add to basket Reformer pilates/ })
        .first()
        .click(),
  },
  {
    state: 'who',
    path: day,
    isWindow: true,
    before: asAlex,
    act: async (stage) => {
      await openPeople(stage);
      await stage.page.getByRole('checkbox', { name: /Sam Morgan/ }).click();
    },
  },
  {
    state: 'who-child',
    path: day,
    isWindow: true,
    before: asAlex,
    act: async (stage) => {
      await openPeople(stage);
      await stage.page.getByRole('button', { name: 'Add a child' }).click();
      await stage.page.getByRole('button', { name: 'Add and choose' }).click();
    },
  },
  { state: 'who-refused', path: trampoline, isWindow: true, before: asParent, act: openChildren },
  {
    state: 'who-several',
    path: trampoline,
    isWindow: true,
    before: asParent,
    act: async (stage) => {
      await openChildren(stage);
      await stage.page.getByRole('checkbox', { name: /Ivy Hartley/ }).check();
    },
  },
  {
    state: 'who-adding',
    path: day,
    isWindow: true,
    isBusy: true,
    before: async (stage) => {
      await asParent(stage);
      await neverAnswer(stage.page, /\/linked$/);
    },
    act: async (stage) => {
      await openPeople(stage);
      const { page } = stage;
      await page.getByRole('button', { name: 'Add a child' }).click();
      await page.getByRole('textbox', { name: 'First name' }).fill('Leo');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Hartley');
      await page.getByRole('textbox', { name: 'Date of birth' }).fill('02-06-2019');
      await page.getByRole('button', { name: 'Add and choose' }).click();
      await page.getByText('Adding to your account').waitFor();
    },
  },
  { state: 'who-narrow', path: trampoline, isWindow: true, size: narrow, before: asParent, act: openChildren },
  { state: 'who-large-type', path: trampoline, isWindow: true, isLarge: true, before: asParent, act: openChildren },
  {
    state: 'who-welsh',
    path: `${trampoline}?lang=cy`,
    isWindow: true,
    before: asParent,
    act: openChildren,
  },
  {
    state: 'revealed',
    path: day,
    act: ({ page }) => page.getByRole('link', { name: /^Next free/ }).click(),
  },
  {
    state: 'added',
    path: `${riverside}/fitness-classes/${dayFromToday(17)}`,
    isWindow: true,
    before: asNewCustomer,
    act: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .click();
      await page.locator('[data-sonner-toast]').first().waitFor();
    },
  },
  {
    state: 'without-connection',
    path: day,
    isWindow: true,
    isBusy: true,
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    before: asAlex,
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await page
        .getByRole('button', { name: /^Add to basket Stretch/ })
        .first()
        .click();
      await page.getByText('There is no connection. Nothing is lost').first().waitFor();
    },
  },
  {
    state: 'calendar',
    path: day,
    isWindow: true,
    act: ({ page }) => page.getByRole('button', { name: 'Choose a date' }).click(),
  },
  { state: 'harbour-theme', path: `/location/beacon-hill-pools/fitness-classes/${dayFromToday(3)}` },
  { state: 'redgate-theme', path: `/location/castle-hill-sports-centre/fitness-classes/${dayFromToday(3)}` },
  { state: 'welsh', path: `${day}?lang=cy` },
  { state: 'embedded', path: `${day}?embedded=true` },
  { state: 'kiosk', path: `${day}?kiosk=true`, ...asKiosk },
  { state: 'large-type', path: day, isLarge: true },
  { state: 'forced-colours', path: day, isForcedColours: true },
  { state: 'narrow', path: day, size: narrow },
]);
