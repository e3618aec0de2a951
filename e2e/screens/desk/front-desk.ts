import { inRoom, type Screen, type Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { siteCall } from '#e2e/support/site-call.ts';

const small = { size: { width: 1024, height: 768 }, widths: [1280] } as const;
const large = { widths: [1280] } as const;

/** Logs staff in, with nothing on the sale of the walk-in. */
const asStaff = async ({ page, at }: Stage) => {
  await openBlankPage(page, new URL(at('/', 'foh')).origin);
  await signIn(page, 'foh@example.com');
  await siteCall(page)('clearCart', { query: { source: 'foh' } });
};

const firstTile = ({ page }: Stage) => page.getByRole('button', { name: /^(Add|Ychwanegu) .+, £/ }).first();

/** One place on the sale of the walk-in. */
const addOne = async (stage: Stage) => {
  await firstTile(stage).click();
  await stage.page.locator('aside a[href="/pay?with=cash"]').waitFor();
};

const payBy = (way: 'cash' | 'card') => async (stage: Stage) => {
  await addOne(stage);
  await stage.page.locator(`aside a[href="/pay?with=${way}"]`).click();
  await stage.page.locator(`#way-${way}`).waitFor();
};

const decline = async (stage: Stage) => {
  await payBy('card')(stage);
  await stage.page.getByRole('button', { name: 'Declined' }).click();
};

const paidInCash = async (stage: Stage) => {
  await payBy('cash')(stage);
  await stage.page.getByRole('button', { name: '£20', exact: true }).click();
  await stage.page.getByRole('button', { name: /^Take £/ }).click();
  await stage.page.locator('#paid').waitFor();
};

const find =
  (text: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('searchbox').pressSequentially(text);
    await page.waitForURL(/\/customers/);
    await page
      .locator('h2', { hasText: /customer|No customer/ })
      .first()
      .waitFor();
  };

const actForAlex = async (stage: Stage) => {
  await find('alex')(stage);
  await stage.page.getByRole('button', { name: 'Alex Morgan' }).click();
  await stage.page.waitForURL(/\/record/);
  await stage.page.locator('#booked-today').waitFor();
};

const lock = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Lock this desk' }).click();
};

const offline = async (stage: Stage) => {
  await firstTile(stage).waitFor();
  await stage.context.setOffline(true);
};

const both = (screens: readonly Omit<Screen, 'room'>[]) =>
  screens.flatMap(({ state, ...screen }) => [
    { state, zone: 'foh' as const, before: asStaff, ...screen, ...large },
    { state: `${state}-small`, zone: 'foh' as const, before: asStaff, ...screen, ...small },
  ]);

export const frontDeskScreens = inRoom('front-desk', [
  { state: 'log-in', path: '/', zone: 'foh', ...large },
  ...both([
    { state: 'start', path: '/' },
    { state: 'start-welsh', path: '/?lang=cy' },
    { state: 'sale', path: '/', act: addOne },
    { state: 'found', path: '/', act: find('mor') },
    { state: 'nobody-found', path: '/', act: find('lindqvist') },
    { state: 'record', path: '/', act: actForAlex },
    { state: 'cash', path: '/', act: payBy('cash') },
    { state: 'card', path: '/', act: payBy('card') },
    { state: 'declined', path: '/', act: decline },
    { state: 'paid', path: '/', act: paidInCash },
    { state: 'till', path: '/till' },
    { state: 'orders', path: '/orders' },
    { state: 'blocks', path: '/blocks' },
    { state: 'blocks-welsh', path: '/blocks?lang=cy' },
    { state: 'venue', path: '/venue' },
    { state: 'offline', path: '/', act: offline },
    { state: 'locked', path: '/', act: lock },
  ]),
]);
