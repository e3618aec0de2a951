import { dayFromToday, riverside } from '#e2e/support/timetable.ts';
import { inRoom, type Screen, type Stage } from './screen.ts';
import { changeReply, mapEach, failWith } from './support/change-reply.ts';
import { asAlex } from './support/people.ts';

const openMenu = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
};

const timetable = /\/v2\/timetable\?/;
const classes = `${riverside}/fitness-classes/${dayFromToday(3)}`;

/** What no page can show: sessions without a time. */
const timeless = mapEach((session) => ({ ...session, starts_at: null }));
const unreadable = /Cannot read properties of null/;

/** Alex's page fetches the day again, and gets the reply changed by `change`. */
const withDay =
  (change: (stage: Stage) => Promise<void>): Screen['before'] =>
  async (stage) => {
    await asAlex(stage);
    await change(stage);
  };
const awaitHeading =
  (name: string): Screen['act'] =>
  ({ page }) =>
    page.getByRole('heading', { name }).waitFor();

export const pagesScreens = inRoom('pages', [
  { state: 'not-found', path: '/no/such/page/at/all' },
  { state: 'not-found-venue', path: '/location/nowhere' },
  { state: 'not-found-welsh', path: '/no/such/page/at/all?lang=cy' },
  {
    state: 'maintenance',
    path: classes,
    before: withDay((stage) => failWith(stage.page, timetable, 503, 'Closed', 'maintenance')),
    act: awaitHeading('Service disruption'),
  },
  {
    state: 'maintenance-welsh',
    path: `${classes}?lang=cy`,
    before: withDay((stage) => failWith(stage.page, timetable, 503, 'Closed', 'maintenance')),
    act: awaitHeading('Tarfu ar y gwasanaeth'),
  },
  {
    state: 'error',
    path: classes,
    expectedErrors: unreadable,
    before: withDay((stage) => changeReply(stage.page, timetable, timeless)),
    act: awaitHeading('We may have dropped the ball'),
  },
  {
    state: 'error-welsh',
    path: `${classes}?lang=cy`,
    expectedErrors: unreadable,
    before: withDay((stage) => changeReply(stage.page, timetable, timeless)),
    act: awaitHeading('gollwng y bêl'),
  },
  { state: 'cookies', path: '/', asksCookies: true, isWindow: true },
  {
    state: 'cookies-choosing',
    path: '/',
    asksCookies: true,
    isWindow: true,
    act: ({ page }) => page.getByRole('button', { name: 'Choose' }).click(),
  },
  { state: 'cookies-welsh', path: '/?lang=cy', asksCookies: true, isWindow: true },
  { state: 'drawer-guest', path: riverside, isWindow: true, widths: [390], act: openMenu },
  { state: 'drawer-customer', path: riverside, isWindow: true, widths: [390], before: asAlex, act: openMenu },
]);
