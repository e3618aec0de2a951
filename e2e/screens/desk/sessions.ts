import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { siteCall } from '#e2e/support/site-call.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

const venue = 'riverside-leisure-centre';
const wide = { size: { width: 1280, height: 955 }, widths: [1280] } as const;
const tablet = { size: { width: 1024, height: 768 }, widths: [1280] } as const;

/** Logs the demo's member of staff in at the desk of Riverside. */
async function asStaff({ page, context, at }: Stage): Promise<void> {
  const url = at('/', 'foh');
  await openBlankPage(page, new URL(url).origin);
  await context.addCookies([{ name: visitCookies.deskVenue, value: venue, url }]);
  await signIn(page, 'foh@example.com');
}

/** Opens the class of tomorrow that most people have booked. */
async function openClass({ page, at }: Stage): Promise<void> {
  const query = { venue, date: dayFromToday(1) };
  const { data } = await siteCall(page)('listDeskSessions', { query });
  const classes = data.filter(({ bookingType }) => bookingType === 'classes');
  const [session] = classes.toSorted((one, other) => other.arrivals.booked - one.arrivals.booked);
  if (session === undefined) throw new Error('no class tomorrow');
  await page.goto(at(`/sessions/${session.id}`, 'foh'));
  await page.getByRole('heading', { name: 'Booked' }).waitFor();
}

const openPerson = async (stage: Stage) => {
  await openClass(stage);
  await stage.page
    .getByRole('button', { name: /: details, move or cancel$/ })
    .first()
    .click();
};

const openTab = (tab: 'Move' | 'Cancel') => async (stage: Stage) => {
  await openPerson(stage);
  await stage.page.getByRole('group', { name: 'What to do' }).getByRole('button', { name: tab }).click();
};

const press = (name: string) => async (stage: Stage) => {
  await openClass(stage);
  await stage.page.getByRole('button', { name }).click();
};

const atDesk = { path: '/sessions', zone: 'foh', before: asStaff } as const;

export const deskSessionsScreens = inRoom('desk-sessions', [
  { ...atDesk, ...wide, state: 'day' },
  { ...atDesk, ...wide, state: 'session', act: openClass },
  { ...atDesk, ...tablet, state: 'session-tablet', act: openClass },
  { ...atDesk, ...wide, state: 'details', act: openPerson },
  { ...atDesk, ...wide, state: 'move', act: openTab('Move') },
  { ...atDesk, ...tablet, state: 'move-tablet', act: openTab('Move') },
  { ...atDesk, ...wide, state: 'cancel-person', act: openTab('Cancel') },
  { ...atDesk, ...wide, state: 'cancel-session', act: press('Cancel session') },
  { ...atDesk, ...tablet, state: 'cancel-session-tablet', act: press('Cancel session') },
  { ...atDesk, ...wide, state: 'change-session', act: press('Change session') },
  { ...atDesk, ...wide, state: 'not-there', path: `/sessions/${'A'.repeat(34)}`, expectedErrors: /404/ },
  { ...atDesk, ...wide, state: 'welsh', path: '/sessions?lang=cy' },
]);
