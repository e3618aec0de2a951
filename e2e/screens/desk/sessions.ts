import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { siteCall } from '#e2e/support/site-call.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import { classOfPeople } from './class-of-people.ts';

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

/** Opens a class of tomorrow that people have booked. */
async function openClass({ page, at }: Stage): Promise<void> {
  await page.goto(at(`/sessions/${await classOfPeople(page, venue)}`, 'foh'));
  await page.getByRole('heading', { name: 'Booked' }).waitFor();
}

/** Opens the class of tomorrow that most people have booked, some of whom wait. */
async function openFull({ page, at }: Stage): Promise<void> {
  const query = { venue, date: dayFromToday(1) };
  const { data } = await siteCall(page)('listDeskSessions', { query });
  const [session] = data.toSorted((one, other) => other.waiting - one.waiting);
  if (session === undefined) throw new Error('nothing is on tomorrow');
  await page.goto(at(`/sessions/${session.id}`, 'foh'));
  await page.getByRole('heading', { name: 'Waiting' }).waitFor();
}

/** Some have come. */
const markHere = async (stage: Stage) => {
  await openClass(stage);
  await stage.page.getByRole('button', { name: 'Here' }).nth(0).click();
  await stage.page.getByRole('button', { name: 'Absent' }).nth(1).click();
};

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

const chooseTarget = async (stage: Stage) => {
  await openTab('Move')(stage);
  await stage.page.getByRole('radio').first().check();
};

const cancelWithPeople = async (stage: Stage) => {
  await markHere(stage);
  await stage.page.getByRole('button', { name: 'Cancel session' }).click();
  await stage.page.getByLabel('Reason').selectOption({ index: 1 });
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
  { ...atDesk, ...wide, state: 'here', act: markHere },
  { ...atDesk, ...wide, state: 'full', act: openFull },
  { ...atDesk, ...tablet, state: 'full-tablet', act: openFull },
  { ...atDesk, ...wide, state: 'details', act: openPerson },
  { ...atDesk, ...wide, state: 'move', act: openTab('Move') },
  { ...atDesk, ...tablet, state: 'move-tablet', act: openTab('Move') },
  { ...atDesk, ...wide, state: 'move-chosen', act: chooseTarget },
  { ...atDesk, ...wide, state: 'cancel-person', act: openTab('Cancel') },
  { ...atDesk, ...wide, state: 'cancel-session', act: press('Cancel session') },
  { ...atDesk, ...wide, state: 'cancel-session-here', act: cancelWithPeople },
  { ...atDesk, ...tablet, state: 'cancel-session-tablet', act: press('Cancel session') },
  { ...atDesk, ...wide, state: 'change-session', act: press('Change session') },
  { ...atDesk, ...wide, state: 'not-there', path: `/sessions/${'A'.repeat(34)}`, expectedErrors: /404/ },
  { ...atDesk, ...wide, state: 'welsh', path: '/sessions?lang=cy' },
]);
