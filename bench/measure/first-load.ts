import type { Browser, Page } from 'playwright';
import { coldVisit } from '#bench/browser/cold-visit.ts';
import { openStreams } from '#bench/load/open-streams.ts';
import { judge, miss, show } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { isThere, measuredPages, type MeasuredPage } from '#bench/world/pages.ts';
import { withBrowser } from './with-browser.ts';

const group = 'First load, nothing cached';
const kilobyte = 1024;
const kilobytes = (limit: number): Target => ({ limit, is: 'most', unit: ' KB', digits: 1 });
const requests: Target = { limit: 25, is: 'most', unit: '', digits: 0 };
const styleSheets = kilobytes(22);
const html = kilobytes(24);

async function getRows(browser: Browser, page: MeasuredPage, url: string, bareScripts: number): Promise<Row[]> {
  const { name, scriptAllowance } = page;
  const arrive = page.arrive && ((before: Page) => page.arrive?.(before, new URL(url).origin) ?? Promise.resolve());
  const cold = await coldVisit(browser, url, arrive);
  const row = (what: string, value: number, target: Target, beside = '') =>
    judge({ group, what: `${name}: ${what}`, value, beside, target });
  return [
    row('JavaScript', (cold.scriptBytes - bareScripts) / kilobyte, kilobytes(scriptAllowance), 'beyond bare Next page'),
    // A page of a customer who has come from others asks for their data, and polls while it is quiet: shown only.
    arrive === undefined
      ? row('requests', cold.requests, requests)
      : show({ group, what: `${name}: requests`, measured: String(cold.requests), beside: '' }),
    row('style sheets', cold.styleBytes / kilobyte, styleSheets, 'also those in the HTML'),
    row(
      'HTML (style sheets apart)',
      cold.htmlBytes / kilobyte,
      html,
      `${(cold.documentBytes / kilobyte).toFixed(1)} KB sent with them`,
    ),
    show({ group, what: `${name}: all bytes`, measured: `${(cold.bytes / kilobyte).toFixed(0)} KB`, beside: '' }),
  ];
}

/**
 * What the browser loads on a first visit, for every measured page. Somebody else looks at a timetable meanwhile: the
 * web follows its backend from the first of them on, and has that one read once more.
 */
export async function measureFirstLoad({ copy, place, bareNext }: Bench): Promise<Row[]> {
  const path = `/api/live/${place.venue}/fitness-classes/${place.days.classes}`;
  const others = await openStreams({ port: copy.webPort, path, host: copy.host, count: 1 });
  const rows = await withBrowser(group, async (browser) => {
    const bare = await coldVisit(browser, `http://localhost:${bareNext.port}/`);
    const rows: Row[] = [];
    for (const page of measuredPages) {
      const path = page.path(place);
      if (await isThere(copy, path)) {
        rows.push(...(await getRows(browser, page, `http://${copy.host}${path}`, bare.scriptBytes)));
      } else rows.push(miss(group, page.name, 'not there (404)'));
    }
    return rows;
  });
  others.close();
  return rows;
}
