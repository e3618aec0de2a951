import { siteCall } from '#e2e/support/site-call.ts';
import { closedOnThursdays, dayFromToday, nextThursday, riverside } from '#e2e/support/timetable.ts';
import { asKiosk, inRoom, type Stage } from './screen.ts';
import { changeReply, mapEach } from './support/change-reply.ts';
import { choosePart } from './support/choose-part.ts';
import { openFilters, showFiltered } from './support/filters.ts';
import { asAlex } from './support/people.ts';
import { soldOut } from './support/sold-out.ts';

const slots = /\/v2\/slots\?/;
const day = `${riverside}/badminton/${dayFromToday(3)}`;

/** Some of everything: booked, held, busy. */
const ownActions = ['cancel_booking', 'cancel_reservation', null] as const;
const mixed = mapEach((slot, index) => {
  if (index % 9 > 2) return slot;
  const action = ownActions[index % 9] ?? null;
  const message = action === null ? 'You have already booked a session at this time' : null;
  return {
    ...slot,
    bookable_action: { action, message, reason: message && 'busy', booking_id: null, waitlist_id: null },
  };
});

/** Opens a link to a court that somebody has taken meanwhile. */
const followLinkToTaken = async ({ page, at }: Stage) => {
  const { data } = await siteCall(page)('listActivitySlotsV2', {
    params: { venue: 'riverside-leisure-centre', activity: 'badminton' },
    query: { date: dayFromToday(3) },
  });
  const taken = data.find(({ capacity }) => capacity.available === 0);
  await page.goto(at('/help/contact'));
  await page.goto(at(`${day}#session-${taken?.id}`));
  await page.getByText('has just been taken').waitFor();
};

export const courtsScreens = inRoom('courts', [
  { state: 'guest', path: day },
  { state: 'evening', path: day, act: ({ page }) => choosePart(page, 'Evening') },
  {
    state: 'next-free',
    path: day,
    before: asAlex,
    act: async ({ page }) => {
      await choosePart(page, 'Evening');
      await page.getByRole('link', { name: /^Next free court/ }).click();
    },
  },
  { state: 'today', path: `${riverside}/badminton/${dayFromToday(0)}` },
  {
    state: 'chosen',
    path: day,
    before: asAlex,
    act: ({ page }) => page.getByRole('button', { name: /£/ }).locator('visible=true').first().click(),
  },
  {
    state: 'own',
    path: day,
    before: async (stage) => {
      await asAlex(stage);
      await changeReply(stage.page, slots, mixed);
    },
  },
  {
    state: 'sold-out',
    path: day,
    before: async (stage) => {
      await asAlex(stage);
      await changeReply(stage.page, slots, soldOut);
    },
  },
  { state: 'filters', path: day, isWindow: true, act: ({ page }) => openFilters(page) },
  { state: 'filtered', path: `${day}?startTime=17:00&endTime=21:00` },
  {
    state: 'filtered-court',
    path: `${day}?startTime=17:00`,
    act: async ({ page }) => {
      const sheet = await openFilters(page);
      await sheet.getByRole('group', { name: 'Where' }).getByRole('button').first().click();
      await showFiltered(sheet);
    },
  },
  { state: 'taken-meanwhile', path: day, isWindow: true, act: followLinkToTaken },
  {
    state: 'sheet-guest',
    path: day,
    isWindow: true,
    act: async ({ page }) => {
      await page.getByRole('button', { name: /£/ }).locator('visible=true').first().click();
      await page
        .getByRole('button', { name: /^Add to basket/ })
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  },
  { state: 'embedded', path: `${day}?embedded=true` },
  { state: 'automatic', path: `${riverside}/squash/${dayFromToday(3)}` },
  { state: 'empty', path: `${closedOnThursdays}/badminton/${nextThursday()}` },
  { state: 'kiosk', path: `${day}?kiosk=true`, ...asKiosk },
  { state: 'welsh', path: `${day}?lang=cy` },
  { state: 'large-type', path: day, isLarge: true },
  { state: 'welsh-large', path: `${day}?lang=cy`, isLarge: true },
  { state: 'forced-colours', path: day, isForcedColours: true },
  { state: 'narrow', path: day, size: { width: 320, height: 640 } },
]);
