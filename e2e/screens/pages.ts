import { riverside } from '../support/timetable.ts';
import { inRoom, type Stage } from './screen.ts';
import { failWith } from './support/change-reply.ts';
import { asAlex } from './support/people.ts';

const openMenu = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
};

export const pagesScreens = inRoom('pages', [
  { state: 'not-found', path: '/no/such/page/at/all' },
  { state: 'not-found-venue', path: '/location/nowhere' },
  { state: 'not-found-welsh', path: '/no/such/page/at/all?lang=cy' },
  {
    state: 'maintenance',
    path: '/basket',
    before: async (stage) => {
      await asAlex(stage);
      await failWith(stage.page, /\/api\/checkout\/cart(\?.*)?$/, 503, 'Closed', 'maintenance');
    },
  },
  { state: 'cookies', path: '/', asksCookies: true, isWindow: true },
  { state: 'cookies-choosing', path: '/', asksCookies: true, isWindow: true, act: ({ page }) => page.getByRole('button', { name: 'Choose' }).click() },
  { state: 'drawer-guest', path: riverside, isWindow: true, widths: [390], act: openMenu },
  { state: 'drawer-customer', path: riverside, isWindow: true, widths: [390], before: asAlex, act: openMenu },
]);
