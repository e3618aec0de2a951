import { asKiosk, inRoom, type Stage } from './screen.ts';
import { failWith } from './support/change-reply.ts';
import { asAlex } from './support/people.ts';
import { rename } from './support/rename.ts';

const longName = 'Riverside and Upper Calder Valley Community Leisure, Swimming and Wellbeing Centre';

/** Asks for a swim on a date, in the evening. */
const ask = async ({ page }: Stage) => {
  const form = page.getByRole('search', { name: 'Find times' });
  for (const choice of ['Swimming', 'A date', 'Evening']) await form.getByText(choice, { exact: true }).click();
};

const search = async ({ page }: Stage, term: string) => {
  const form = page.getByRole('search', { name: 'Venues' });
  await form.getByRole('textbox').fill(term);
  await form.getByRole('button', { name: 'Search', exact: true }).click();
};

export const homeScreens = inRoom('home', [
  { state: 'list', path: '/' },
  {
    state: 'book-again',
    path: '/',
    before: asAlex,
    act: async ({ page }) => page.getByRole('heading', { name: 'Book again' }).waitFor(),
  },
  { state: 'results', path: '/?q=Halifax&radius=30' },
  { state: 'named', path: '/?q=Riverside' },
  { state: 'nothing-found', path: '/?q=Hexham&radius=5' },
  { state: 'nothing-found-large', path: '/?q=Hexham&radius=5', isLarge: true },
  { state: 'nothing-found-welsh-large', path: '/?q=Hexham&radius=5&lang=cy', isLarge: true },
  { state: 'unknown-place', path: '/?q=Qwertzuiop' },
  { state: 'too-short', path: '/?q=H' },
  {
    state: 'map',
    path: '/?q=Halifax&radius=30',
    act: async ({ page, width }) => {
      if (width === 390) await page.getByRole('button', { name: 'Map', exact: true }).click();
      // Its code is loaded once it is on screen.
      await page.getByRole('group', { name: 'Map of the venues in the list' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Zoom in' }).waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'selected-venue',
    path: '/',
    before: ({ context, at }) =>
      context.addCookies([{ name: 'touchline_venue', value: 'riverside-leisure-centre', url: at('/') }]),
  },
  { state: 'asking', path: '/', act: ask },
  {
    state: 'search-failed',
    path: '/',
    before: ({ page }) => failWith(page, /\/api\/activities\/venues\?/, 500, 'Something broke'),
    act: async (stage) => {
      await search(stage, 'Halifax');
      await stage.page.getByText('The search did not work').waitFor({ timeout: 60_000 });
    },
  },
  {
    state: 'location-refused',
    path: '/',
    act: async ({ page }) => {
      await page.getByRole('search', { name: 'Venues' }).getByRole('button', { name: 'Use my location' }).click();
      await page.getByText('We could not get your location').waitFor();
    },
  },
  { state: 'chosen-for-camps', path: '/?for=camps' },
  { state: 'directory', path: '/venues/1' },
  { state: 'kiosk', path: '/?kiosk=true', ...asKiosk },
  { state: 'embedded', path: '/?embedded=true' },
  { state: 'welsh', path: '/?lang=cy' },
  { state: 'large-type', path: '/', isLarge: true },
  { state: 'forced-colours', path: '/', isForcedColours: true },
  { state: 'narrow', path: '/', size: { width: 320, height: 640 } },
  { state: 'long-name', path: '/', before: ({ page }) => rename(page, 'Beacon Hill Pools', longName) },
  {
    state: 'notice',
    path: '/',
    isWindow: true,
    // Hovering keeps the toast open.
    act: async ({ page, at }) => {
      await page.goto(at('/redirect-to-selected-venue'));
      await page.getByText('Please select a venue').hover();
    },
  },
]);
