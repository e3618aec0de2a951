import { asKiosk, inRoom, type Stage } from './screen.ts';

const ask = (fields: string) => `/times?what=swimming&when=tomorrow&part=evening&${fields}`;
const near = ask('where=Halifax&within=10');

const filter = async ({ page }: Stage): Promise<void> => {
  await page.getByRole('link', { name: 'Places for 3' }).click();
  await page.waitForURL('**/for-3');
};

export const timesScreens = inRoom('times', [
  { state: 'nearest', path: near },
  { state: 'places-for-three', path: near, act: filter },
  { state: 'nothing-free', path: ask('where=Hexham&within=2') },
  { state: 'unknown-place', path: ask('where=Qwertzuiop') },
  { state: 'everywhere', path: '/times?what=badminton&when=tomorrow' },
  {
    state: 'earliest',
    path: near,
    act: async ({ page }) => {
      await page.getByRole('link', { name: 'Earliest' }).click();
      await page.waitForURL('**/earliest');
    },
  },
  {
    state: 'more',
    path: '/times?what=all&when=tomorrow&where=Halifax&within=10',
    act: ({ page }) =>
      page
        .getByText(/^Show \d+ more/)
        .first()
        .click(),
  },
  { state: 'other-activity', path: '/times?what=another&activity=Pilates&when=tomorrow' },
  { state: 'weekend', path: '/times?what=swimming&when=weekend&where=Halifax&within=10' },
  { state: 'kiosk', path: `${near}&kiosk=true`, ...asKiosk },
  { state: 'embedded', path: `${near}&embedded=true` },
  { state: 'large-type', path: near, isLarge: true },
  { state: 'forced-colours', path: near, isForcedColours: true },
  { state: 'welsh', path: `${near}&lang=cy` },
  { state: 'narrow', path: near, size: { width: 320, height: 640 } },
]);
