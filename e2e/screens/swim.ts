import { dayFromToday, riverside } from '#e2e/support/timetable.ts';
import { asKiosk, inRoom, type Stage } from './screen.ts';
import { withBasket } from './support/basket.ts';
import { changeReply, inside, mapEach, type Json } from './support/change-reply.ts';
import { choosePart } from './support/choose-part.ts';
import { fetchReply } from './support/fetch-reply.ts';
import { openFilters } from './support/filters.ts';
import { asAlex, asNewCustomer } from './support/people.ts';
import { soldOut } from './support/sold-out.ts';

const sessions = /\/v2\/(times|timetable)\?/;
const day = `${riverside}/lane-swimming/${dayFromToday(3)}`;

/** Presses a time: on a phone the sheet, elsewhere another session in the panel. */
const openTime = async ({ page }: Stage) => {
  await page.locator('[id^="time-"]').nth(4).click();
  await page.getByRole('spinbutton').first().waitFor();
};

const takeTickets = async (stage: Stage) => {
  await openTime(stage);
  const { page } = stage;
  const more = page.getByRole('button', { name: /^Add one/ });
  await more.nth(0).click();
  await more.nth(0).click();
  await more.nth(1).click();
};

const seePayBy = async (stage: Stage) => {
  await takeTickets(stage);
  await stage.page.getByLabel('Pay by').scrollIntoViewIfNeeded();
};

/** The pools are open every day; a signed-in customer's page fetches the day again. */
const withoutSessions = async (stage: Stage) => {
  await asAlex(stage);
  await changeReply(stage.page, sessions, () => []);
};

const tickets = /\/tickets\?/;

/** Full sessions that can be waited for. */
const withWaitlists = mapEach((session) => ({
  ...session,
  bookable_action: { action: 'join_waitlist', message: null, reason: 'full', booking_id: null, waitlist_id: null },
  capacity: { available: 0, consumed: 20, maximum: 20 },
  waitlist: { maximum: 10, available: 6, consumed: 4 },
}));
const money = (value: number): Json => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const memberships: Json = [
  { membership_user_id: 31, name: 'Family', price: money(400) },
  { membership_user_id: 32, name: 'All-round', price: money(480) },
];

/** Alex has two memberships, of which each makes a ticket cheaper. */
const withMemberships = async (stage: Stage) => {
  await asAlex(stage);
  await stage.page.route(/\/prices$/, async (route) => {
    const response = await fetchReply(route);
    const { data } = (await response.json()) as { data: Json };
    const priced = inside((prices) => ({
      ...prices,
      items: mapEach((item) => ({ ...item, memberships }))(prices.items ?? []),
    }));
    return route.fulfill({ response, json: { data: priced(data) } });
  });
};

/** People are let in every quarter of an hour at weekends. */
const entryTimes = `/location/tame-valley-sports-village/family-swimming/${dayFromToday((13 - new Date().getUTCDay()) % 7 || 7)}`;

export const swimScreens = inRoom('swim', [
  { state: 'guest', path: day },
  { state: 'filters', path: day, isWindow: true, act: ({ page }) => openFilters(page) },
  { state: 'filtered', path: `${day}?startTime=17:00&endTime=20:00` },
  { state: 'filtered-away', path: `${day}?startTime=03:00&endTime=04:00` },
  { state: 'time', path: day, isWindow: true, act: openTime },
  { state: 'time-narrow', path: day, isWindow: true, act: openTime, size: { width: 320, height: 640 } },
  { state: 'time-large-type', path: day, isWindow: true, act: openTime, isLarge: true },
  { state: 'tickets', path: day, widths: [1280], before: asAlex, act: takeTickets },
  { state: 'tickets-sheet', path: day, isWindow: true, widths: [390], before: asAlex, act: takeTickets },
  {
    state: 'added',
    path: `${riverside}/lane-swimming/${dayFromToday(17)}`,
    isWindow: true,
    before: asNewCustomer,
    act: async (stage) => {
      await takeTickets(stage);
      await stage.page
        .getByRole('button', { name: /^Add to basket/ })
        .filter({ visible: true })
        .click();
      await stage.page.locator('[data-sonner-toast]').first().waitFor();
    },
  },
  {
    state: 'reference',
    path: day,
    act: async (stage) => {
      await openTime(stage);
      await stage.page.getByText('I have a member’s reference').click();
    },
  },
  {
    state: 'sold-out',
    path: day,
    before: async (stage) => {
      await asAlex(stage);
      await changeReply(stage.page, sessions, soldOut);
      await changeReply(stage.page, tickets, soldOut);
    },
  },
  {
    state: 'waiting',
    path: day,
    isWindow: true,
    before: async (stage) => {
      await asAlex(stage);
      await changeReply(stage.page, /\/(tickets|v2\/timetable)\?/, withWaitlists);
    },
    act: openTime,
  },
  { state: 'pay-by', path: day, isWindow: true, before: withMemberships, act: seePayBy },
  { state: 'entry-times', path: entryTimes },
  { state: 'entry-times-narrow', path: entryTimes, size: { width: 320, height: 640 } },
  { state: 'basket', path: day, before: (stage) => withBasket(stage, 2) },
  { state: 'evening', path: day, act: ({ page }) => choosePart(page, 'Evening') },
  {
    state: 'next-free',
    path: day,
    act: ({ page }) => page.getByRole('link', { name: /^Next free/ }).click(),
  },
  { state: 'today', path: `${riverside}/lane-swimming/${dayFromToday(0)}` },
  { state: 'empty', path: day, before: withoutSessions },
  { state: 'empty-large', path: day, before: withoutSessions, isLarge: true },
  { state: 'family', path: `${riverside}/family-swimming/${dayFromToday(3)}` },
  { state: 'gym', path: `${riverside}/gym/${dayFromToday(3)}` },
  { state: 'embedded', path: `${day}?embedded=true` },
  { state: 'kiosk', path: `${day}?kiosk=true`, ...asKiosk },
  { state: 'welsh', path: `${day}?lang=cy` },
  { state: 'large-type', path: day, isLarge: true },
  { state: 'forced-colours', path: day, isForcedColours: true },
  { state: 'narrow', path: day, size: { width: 320, height: 640 } },
]);
