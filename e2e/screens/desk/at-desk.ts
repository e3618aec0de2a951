import type { Page } from 'playwright';
import type { Screen, Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { siteCall } from '#e2e/support/site-call.ts';

const small = { size: { width: 1024, height: 768 }, widths: [1280] } as const;
/** The other size of a desk: 1280 px. */
export const large = { widths: [1280] } as const;

/** Logs staff in, with nothing on the sale of the walk-in. */
export const asStaff = async ({ page, at }: Stage): Promise<void> => {
  await openBlankPage(page, new URL(at('/', 'foh')).origin);
  await signIn(page, 'foh@example.com');
  await siteCall(page)('clearCart', { query: { source: 'foh' } });
};

/** Pictures of the desk at its two sizes, one after the other: a member of staff has one sale for the walk-in. */
export const atDesk = (screens: readonly Omit<Screen, 'room'>[]): Omit<Screen, 'room'>[] =>
  screens.flatMap(({ state, ...screen }) => [
    { state, zone: 'foh', before: asStaff, shares: 'sale', ...screen, ...large },
    { state: `${state}-small`, zone: 'foh', before: asStaff, shares: 'sale', ...screen, ...small },
  ]);

/** The first of the tiles that can be sold. */
export const firstTile = (page: Page) => page.getByRole('button', { name: /^(Add|Ychwanegu) .+, £/ }).first();

/** One place on the sale. */
export const addOne = async ({ page }: Stage): Promise<void> => {
  await firstTile(page).click();
  await page.locator('aside a[href="/pay?with=cash"]').waitFor();
};

/** Opens a way to pay for one place. */
export const payBy = (way: 'cash' | 'card') => async (stage: Stage) => {
  await addOne(stage);
  await stage.page.locator(`aside a[href="/pay?with=${way}"]`).click();
  await stage.page.locator(`#way-${way}`).waitFor();
};

/** Sells one place for cash with change. */
export const payInCash = async (stage: Stage): Promise<void> => {
  await payBy('cash')(stage);
  await stage.page.getByRole('button', { name: '£20', exact: true }).click();
  await stage.page.getByRole('button', { name: /^Take £/ }).click();
  await stage.page.locator('#paid').waitFor();
};

/** Types into the search of the desk. */
export const find =
  (text: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('searchbox').pressSequentially(text);
    await page.waitForURL(/\/customers/);
    await page
      .locator('h2', { hasText: /customer|No customer/ })
      .first()
      .waitFor();
  };

/** Acts for whoever is found by a text, by their name. */
export const actFor = (text: string, name: string | RegExp) => async (stage: Stage) => {
  await find(text)(stage);
  await stage.page.getByRole('button', { name }).first().click();
  await stage.page.waitForURL(/\/record/);
  await stage.page.locator('#booked-today').waitFor();
};

/** Acts for a new customer, who has nothing yet. */
export const actForNew = async (stage: Stage): Promise<void> => {
  const { page, at } = stage;
  await openBlankPage(page, new URL(at('/', 'foh')).origin);
  const { email } = await newCustomer(page);
  await asStaff(stage);
  await page.goto(at('/', 'foh'));
  await firstTile(page).waitFor();
  await actFor(email, /Robin Hartley/)(stage);
};
