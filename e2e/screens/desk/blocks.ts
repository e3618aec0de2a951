import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { actForNew, atDesk } from './at-desk.ts';

const club = 'Calder Valley Masters Swimming and Water Polo Club';

/** The form of a new block, for a customer who has nothing yet. */
const openForm = async (stage: Stage) => {
  const { page } = stage;
  await actForNew(stage);
  await page.getByRole('link', { name: 'Blocks' }).click();
  await page.getByRole('heading', { name: 'New block' }).waitFor();
  const activity = page.getByLabel('Activity');
  await activity.getByRole('option').nth(1).waitFor({ state: 'attached' });
};

const showWithoutDays = async (stage: Stage) => {
  await openForm(stage);
  await stage.page.getByRole('button', { name: 'Show the sessions' }).click();
  await stage.page.getByText('Tick at least one weekday').waitFor();
};

const showSessions = async (stage: Stage) => {
  const { page } = stage;
  await openForm(stage);
  await page.getByLabel('Name of the block').fill(club);
  await page.getByLabel('Activity').selectOption({ index: 1 });
  for (const day of ['Monday', 'Wednesday', 'Friday', 'Sunday'])
    await page.getByRole('checkbox', { name: day }).check();
  await page.getByLabel('Begins from').fill('00:00');
  await page.getByLabel('Begins until').fill('23:59');
  await page.getByRole('button', { name: 'Show the sessions' }).click();
  await page.getByRole('list', { name: 'Sessions of the block' }).getByRole('listitem').first().waitFor();
};

const hold = async (stage: Stage) => {
  const { page } = stage;
  await showSessions(stage);
  const free = page.getByRole('list', { name: 'Sessions of the block' }).getByRole('checkbox', { checked: true });
  while ((await free.count()) > 2) await free.last().uncheck();
  await page.getByRole('button', { name: 'Put 2 sessions on the sale' }).click();
  await page.getByRole('heading', { name: /^2 sessions are held/ }).waitFor();
};

const book = async (stage: Stage) => {
  const { page, at } = stage;
  await hold(stage);
  await page.getByRole('link', { name: 'Take the payment' }).click();
  await page.getByRole('group', { name: 'Pay with' }).getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('button', { name: 'Approved' }).click();
  await page.locator('#paid').waitFor();
  await page.goto(at('/blocks', 'foh'));
  await page.getByRole('region', { name: 'Blocks at this venue' }).getByText('Booked').first().waitFor();
};

const askToCancel = async (stage: Stage) => {
  const { page } = stage;
  await book(stage);
  await page
    .getByRole('button', { name: /^Cancel what is left of/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByLabel('Reason').waitFor();
};

const cancelWithReason = async (stage: Stage) => {
  await askToCancel(stage);
  await stage.page.getByRole('alertdialog').getByLabel('Reason').fill('The club has dissolved');
};

/** Blocks of sessions: a new one, what is held and booked, and what is left of one cancelled. */
export const deskBlocksScreens = inRoom('desk-blocks', [
  ...atDesk([
    { state: 'new', path: '/', act: openForm },
    { state: 'errors', path: '/', act: showWithoutDays },
    { state: 'sessions', path: '/', act: showSessions },
    { state: 'held', path: '/', act: hold },
    { state: 'booked', path: '/', act: book },
    { state: 'cancel', path: '/', isWindow: true, act: askToCancel },
    { state: 'cancel-reason', path: '/', isWindow: true, act: cancelWithReason },
  ]),
]);
