import { earlyTap, type EarlyTap } from '#bench/browser/early-tap.ts';
import { judge } from '#bench/report/judge.ts';
import { median } from '#bench/report/median.ts';
import type { Row } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import type { Place } from '#bench/world/place.ts';
import { withBrowser } from './with-browser.ts';

const group = 'First tap on a slow phone, one second after the first paint';
const visits = 3;

type Tap = Omit<EarlyTap, 'url'> & { what: string; path: (place: Place) => string; limitMs: number };

const classes = ({ venue, days }: Place) => `/location/${venue}/fitness-classes/${days.classes}`;

const taps: readonly Tap[] = [
  {
    what: 'Add to basket, until the log-in dialog',
    path: classes,
    control: (page) =>
      page
        .getByRole('button', { name: /Add to basket/ })
        .locator('visible=true')
        .first(),
    answer: () => document.querySelector('dialog[open], [role="dialog"]') !== null,
    limitMs: 600,
  },
  {
    what: 'part of the day, until the list',
    path: classes,
    control: (page) => page.getByText('Afternoon', { exact: true }).locator('visible=true').first(),
    answer: () => document.querySelectorAll('main h3').length,
    limitMs: 350,
  },
  {
    what: 'venue to timetable, until its sessions',
    path: ({ venue }) => `/location/${venue}`,
    control: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Fitness classes/ })
        .first(),
    answer: () => location.pathname.includes('fitness-classes') && document.querySelector('main h3') !== null,
    limitMs: 900,
  },
];

/** How soon a page that is still loading answers the first tap: the median of some visits. */
export async function measureEarlyTaps({ copy, place }: Bench): Promise<Row[]> {
  return withBrowser(group, async (browser) => {
    const rows: Row[] = [];
    for (const { what, path, limitMs, ...tap } of taps) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        times.push(await earlyTap(browser, { ...tap, url: `http://${copy.host}${path(place)}` }));
      }
      const target = { limit: limitMs, is: 'most', unit: ' ms', digits: 0 } as const;
      rows.push(judge({ group, what, value: median(times), beside: '', target }));
    }
    return rows;
  });
}
