import { inRoom, type Stage } from '#e2e/screens/screen.ts';
import { actFor, addOne, atDesk, find, firstTile, large, payBy, payInCash } from './at-desk.ts';

const decline = async (stage: Stage) => {
  await payBy('card')(stage);
  await stage.page.getByRole('button', { name: 'Declined' }).click();
};

const lock = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Lock this desk' }).click();
};

const offline = async (stage: Stage) => {
  await firstTile(stage.page).waitFor();
  await stage.context.setOffline(true);
};

export const frontDeskScreens = inRoom('front-desk', [
  { state: 'log-in', path: '/', zone: 'foh', ...large },
  ...atDesk([
    { state: 'start', path: '/' },
    { state: 'start-welsh', path: '/?lang=cy' },
    { state: 'sale', path: '/', act: addOne },
    { state: 'found', path: '/', act: find('mor') },
    { state: 'nobody-found', path: '/', act: find('lindqvist') },
    { state: 'record', path: '/', act: actFor('alex', 'Alex Morgan') },
    { state: 'cash', path: '/', act: payBy('cash') },
    { state: 'card', path: '/', act: payBy('card') },
    { state: 'declined', path: '/', act: decline },
    { state: 'paid', path: '/', act: payInCash },
    { state: 'till', path: '/till' },
    { state: 'orders', path: '/orders' },
    { state: 'blocks', path: '/blocks' },
    { state: 'blocks-welsh', path: '/blocks?lang=cy' },
    { state: 'venue', path: '/venue' },
    { state: 'offline', path: '/', act: offline },
    { state: 'locked', path: '/', act: lock },
  ]),
]);
