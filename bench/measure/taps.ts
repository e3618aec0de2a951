import type { Locator, Page } from 'playwright';
import { slowTap } from '#bench/browser/slow-tap.ts';
import { judge } from '#bench/report/judge.ts';
import { median } from '#bench/report/median.ts';
import type { Row } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import type { Place } from '#bench/world/place.ts';
import { withBrowser } from './with-browser.ts';

const group = 'A tap on a phone (4x slower processor), until the next frame';
const target = { limit: 200, is: 'most', unit: ' ms', digits: 0 } as const;
const rounds = 3;

interface Tap {
  what: string;
  path: (place: Place) => string;
  control: (page: Page) => Locator;
}

/** Controls whose code is there when the page has come to rest. */
const taps: readonly Tap[] = [
  {
    what: 'classes: part of the day',
    path: ({ venue, days }) => `/location/${venue}/fitness-classes/${days.classes}`,
    control: (page) => page.getByText('Afternoon', { exact: true }).locator('visible=true').first(),
  },
  {
    what: 'courts: a free court',
    path: ({ venue, days }) => `/location/${venue}/badminton/${days.courts}`,
    control: (page) => page.getByRole('button', { name: /£/ }).locator('visible=true').first(),
  },
  {
    what: 'home: clear the search',
    path: () => '/?q=Halifax',
    control: (page) => page.getByRole('button', { name: /^Clear/ }),
  },
];

/** How soon a page answers a tap on a slow phone: the median of some visits. */
export async function measureTaps({ copy, place }: Bench): Promise<Row[]> {
  return withBrowser(group, async (browser) => {
    const rows: Row[] = [];
    for (const { what, path, control } of taps) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await slowTap(browser, `http://${copy.host}${path(place)}`, control));
      rows.push(judge({ group, what, value: median(times), beside: '', target }));
    }
    return rows;
  });
}
