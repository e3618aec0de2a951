import type { Browser, Page } from 'playwright';
import { coldVisit } from '#bench/browser/cold-visit.ts';
import { judge, show, skip } from '#bench/report/judge.ts';
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
  const { name, scriptAllowance, isCached } = page;
  const arrive = page.arrive && ((before: Page) => page.arrive?.(before, new URL(url).origin) ?? Promise.resolve());
  const cold = await coldVisit(browser, url, arrive);
  const row = (what: string, value: number, target: Target, beside = '') =>
    judge({ group, what: `${name}: ${what}`, value, beside, target });
  return [
    row('JavaScript', (cold.scriptBytes - bareScripts) / kilobyte, kilobytes(scriptAllowance), 'beyond bare Next page'),
    // A page of its customer asks for its data by itself; only pages that are the same for everybody carry it.
    ...(isCached ? [row('requests', cold.requests, requests)] : []),
    row('style sheets', cold.styleBytes / kilobyte, styleSheets),
    row('HTML', cold.htmlBytes / kilobyte, html),
    show({ group, what: `${name}: all bytes`, measured: `${(cold.bytes / kilobyte).toFixed(0)} KB`, beside: '' }),
  ];
}

/** What the browser loads on a first visit, for every measured page. */
export async function measureFirstLoad({ copy, place, bareNext }: Bench): Promise<Row[]> {
  return withBrowser(group, async (browser) => {
    const bare = await coldVisit(browser, `http://localhost:${bareNext.port}/`);
    const rows: Row[] = [];
    for (const page of measuredPages) {
      const path = page.path(place);
      if (await isThere(copy, path)) {
        rows.push(...(await getRows(browser, page, `http://${copy.host}${path}`, bare.scriptBytes)));
      } else rows.push(skip(group, page.name, 'not there (404)'));
    }
    return rows;
  });
}
