import { chromium } from 'playwright';
import { findChromium } from '#scripts/checks/find-chromium.mjs';
import { allScreens } from './screens/all-screens.ts';
import { widths } from './screens/open-stage.ts';
import { takePicture } from './screens/take-picture.ts';

// Arguments select the screens whose `room-state` begins with one of them; `--axe` also runs axe.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const settings = {
  base: `http://${process.env.BOOKINGS_HOST ?? 'bookings.touchline.localhost'}:${process.env.PORT ?? 3000}`,
  folder: '.screens',
  withAxe: process.argv.includes('--axe'),
};
const AT_ONCE = 2;

const getName = ({ room, state }: { room: string; state: string }) => `${room}-${state}`;
const wantedScreens = allScreens.filter(
  (screen) => words.length === 0 || words.some((word) => getName(screen).startsWith(word)),
);
const queue = wantedScreens.flatMap((screen) => (screen.widths ?? widths).map((width) => ({ screen, width })));
const failedScreens: string[] = [];
const total = queue.length;

// A page with an intercepted document counts as public, and would need the local network permission to call this
// machine.
const ownMachine = '--disable-features=LocalNetworkAccessChecks';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', ownMachine],
});
/** What the pictures under way have to themselves. */
const inUse = new Set<string | undefined>();
const takeNext = () => {
  const index = queue.findIndex(({ screen }) => !inUse.has(screen.shares));
  return index < 0 ? undefined : queue.splice(index, 1)[0];
};
try {
  const work = async (): Promise<void> => {
    const next = takeNext();
    if (!next) return;
    const { shares } = next.screen;
    if (shares !== undefined) inUse.add(shares);
    const name = `${next.width}/${getName(next.screen)}`;
    const faults = await takePicture(browser, next.screen, next.width, settings).catch((error: unknown) => [
      String(error),
    ]);
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
    if (faults.length > 0) failedScreens.push(name);
    if (shares !== undefined) inUse.delete(shares);
    return work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
}

console.log(
  `${total - failedScreens.length} of ${total} pictures are well, in ${settings.folder}.${failedScreens.length > 0 ? ` Not: ${failedScreens.join(', ')}.` : ''}`,
);
process.exitCode = failedScreens.length === 0 && total > 0 ? 0 : 1;
