import { dayFromToday, riverside } from '#e2e/support/timetable.ts';
import { asKiosk, inRoom, type Stage } from '../screen.ts';

const home = { path: '/?kiosk=true&centre=riverside-leisure-centre', zone: 'joining', ...asKiosk } as const;
const logIn = { path: '/login?kiosk=true', zone: 'account', ...asKiosk } as const;

const lower = ({ page }: Stage) => page.getByRole('button', { name: 'Lower the screen' }).click();
const choosePin = ({ page }: Stage) => page.getByRole('button', { name: 'PIN' }).click();

/** Nobody has touched the screen for so long. */
const waitFor = (milliseconds: number) => ({
  isWindow: true,
  before: ({ page }: Stage) => page.clock.install(),
  act: async ({ page }: Stage) => {
    await page.clock.fastForward(milliseconds);
    await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor();
  },
});

/** The terminal in the foyer. */
export const kioskScreens = [
  ...inRoom('joining', [
    { state: 'kiosk-lowered', ...home, isWindow: true, act: lower },
    {
      state: 'kiosk-help',
      ...home,
      isWindow: true,
      act: ({ page }) => page.getByRole('button', { name: 'Help' }).click(),
    },
    { state: 'kiosk-log-in', ...logIn },
    { state: 'kiosk-pin', ...logIn, act: choosePin },
    {
      state: 'kiosk-pin-wrong',
      ...logIn,
      act: async (stage) => {
        const { page } = stage;
        await choosePin(stage);
        await page
          .getByLabel(/number/i)
          .first()
          .fill('100200301');
        await page.getByLabel('PIN', { exact: true }).last().fill('0000');
        await page.getByRole('button', { name: 'Log in' }).last().click();
        await page.getByRole('alert').or(page.locator('[data-sonner-toast]')).first().waitFor();
      },
    },
    {
      state: 'kiosk-who',
      path: '/centre/riverside-leisure-centre?kiosk=true',
      zone: 'joining',
      ...asKiosk,
      act: async ({ page }) => {
        await page.getByRole('link', { name: /Family$/ }).click();
        await page.waitForURL(/\/join\//);
        await page.getByRole('button', { name: 'Continue' }).waitFor();
      },
    },
  ]),
  ...inRoom('kiosk', [
    { state: 'idle', path: `${riverside}?kiosk=true`, ...asKiosk, ...waitFor(61_000) },
    { state: 'idle-ends', path: `${riverside}?kiosk=true`, ...asKiosk, ...waitFor(85_000) },
    {
      state: 'timetable-lowered',
      path: `${riverside}/fitness-classes/${dayFromToday(3)}?kiosk=true`,
      ...asKiosk,
      isWindow: true,
      act: lower,
    },
  ]),
];
