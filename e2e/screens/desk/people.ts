import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { actFor, actForNew, addOne, atDesk, find, large } from './at-desk.ts';

const create = ({ page }: Stage) => page.getByRole('button', { name: 'Create and act for them' }).click();

const createKnown = async (stage: Stage) => {
  const { page } = stage;
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Morgan');
  await page.getByLabel('E-mail', { exact: true }).fill('alex@example.com');
  await page.getByLabel('Date of birth').fill('02-06-1986');
  await create(stage);
  await page.getByRole('alert').first().waitFor();
};

/** A walk-in has something on the sale when a customer is chosen. */
const chooseWithSale = async (stage: Stage) => {
  await addOne(stage);
  await find('alex')(stage);
  await stage.page.getByRole('button', { name: 'Alex Morgan' }).click();
  await stage.page.getByRole('alertdialog').waitFor();
};

const finish = async (stage: Stage) => {
  await actForNew(stage);
  await addOne(stage);
  await stage.page.getByRole('button', { name: 'Finish' }).click();
  await stage.page.getByRole('alertdialog').waitFor();
};

const nameDesk = async ({ page }: Stage) => {
  await page.getByLabel('Name of this desk').fill('Reception 1');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByText('The name of this desk has been saved').waitFor();
};

/** A barcode reader types much faster than a person. */
const scan = async ({ page }: Stage) => {
  await page.evaluate(() => {
    for (const key of [...'400299999', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await page.getByRole('alert').first().waitFor();
};

const asCustomer = async ({ page, at }: Stage) => {
  await openBlankPage(page, new URL(at('/', 'foh')).origin);
  await signIn(page, 'casey@example.com');
};

/** Who is found, created, chosen and left at the desk. */
export const deskPeopleScreens = inRoom('front-desk', [
  { state: 'refused', path: '/', zone: 'foh', before: asCustomer, ...large },
  ...atDesk([
    { state: 'venue', path: '/venue' },
    { state: 'desk-name', path: '/venue', isWindow: true, act: nameDesk },
    { state: 'search', path: '/customers' },
    { state: 'new-errors', path: '/customers', act: create },
    { state: 'new-known', path: '/customers', act: createKnown, expectedErrors: /422/ },
    { state: 'record-owed', path: '/', act: actFor('riley', /^Riley/) },
    { state: 'record-new', path: '/record', before: actForNew },
    { state: 'record-nobody', path: '/record' },
    { state: 'whose-sale', path: '/', isWindow: true, act: chooseWithSale },
    { state: 'finish', path: '/', isWindow: true, before: () => Promise.resolve(), act: finish },
    { state: 'unknown-card', path: '/', act: scan },
  ]),
]);
