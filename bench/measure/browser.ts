import { chromium, type Browser, type Page } from 'playwright';
import { coldVisit } from '#bench/browser/cold-visit.ts';
import { slowVisit, type SlowVisit } from '#bench/browser/slow-visit.ts';
import { ask } from '#bench/load/request.ts';
import { judge, show, skip } from '#bench/report/judge.ts';
import { median } from '#bench/report/median.ts';
import type { Row } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { measuredPages, type MeasuredPage } from '#bench/world/pages.ts';
import { findChromium } from '#scripts/checks/find-chromium.mjs';

const loading = 'First load, nothing cached';
const feeling = 'On a slow phone (4x slower processor, 1.6 Mbps, 150 ms)';
const slowVisits = 2;
const kilobyte = 1024;

type Arrive = (page: Page) => Promise<unknown>;

async function slowly(browser: Browser, url: string, arrive?: Arrive): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  for (let visit = 0; visit < slowVisits; visit += 1) visits.push(await slowVisit(browser, url, arrive));
  const middle = (part: keyof SlowVisit) => median(visits.map((visit) => visit[part]));
  return { lcp: middle('lcp'), tbt: middle('tbt'), cls: Math.max(...visits.map(({ cls }) => cls)) };
}

interface Bare {
  scriptBytes: number;
  slow: SlowVisit;
}

async function getRows(browser: Browser, page: MeasuredPage, url: string, bare: Bare): Promise<Row[]> {
  const { name: what, scriptAllowance: limit } = page;
  const arrive = page.arrive && ((before: Page) => page.arrive?.(before, new URL(url).origin) ?? Promise.resolve());
  const cold = await coldVisit(browser, url, arrive);
  const slow = await slowly(browser, url, arrive);
  const more = (cold.scriptBytes - bare.scriptBytes) / kilobyte;
  const floor = 'bare Next page';
  return [
    judge({
      group: loading,
      what: `${what}: JavaScript`,
      value: more,
      beside: `beyond ${floor}`,
      target: { limit, is: 'most', unit: ' KB', digits: 1 },
    }),
    judge({
      group: loading,
      what: `${what}: requests`,
      value: cold.requests,
      beside: '',
      target: { limit: 25, is: 'most', unit: '', digits: 0 },
    }),
    judge({
      group: loading,
      what: `${what}: style sheets`,
      value: cold.styleBytes / kilobyte,
      beside: '',
      target: { limit: 22, is: 'most', unit: ' KB', digits: 1 },
    }),
    judge({
      group: loading,
      what: `${what}: HTML`,
      value: cold.htmlBytes / kilobyte,
      beside: '',
      target: { limit: 24, is: 'most', unit: ' KB', digits: 1 },
    }),
    show({
      group: loading,
      what: `${what}: all bytes`,
      measured: `${(cold.bytes / kilobyte).toFixed(0)} KB`,
      beside: '',
    }),
    judge({
      group: feeling,
      what: `${what}: layout shift`,
      value: slow.cls,
      beside: '',
      target: { limit: 0.01, is: 'most', unit: '', digits: 3 },
    }),
    show({
      group: feeling,
      what: `${what}: largest paint`,
      measured: `${(slow.lcp / bare.slow.lcp).toFixed(2)}x`,
      beside: floor,
    }),
    show({
      group: feeling,
      what: `${what}: blocked`,
      measured: `${(slow.tbt / Math.max(1, bare.slow.tbt)).toFixed(2)}x`,
      beside: floor,
    }),
  ];
}

/** What the browser loads, and how it feels on a slow phone, for every public page. */
export async function measureBrowser({ copy, place, bareNext }: Bench): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [skip(loading, 'all pages', 'no Chromium here: set CHROMIUM_PATH')];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const bareUrl = `http://localhost:${bareNext.port}/`;
    const bare: Bare = {
      scriptBytes: (await coldVisit(browser, bareUrl)).scriptBytes,
      slow: await slowly(browser, bareUrl),
    };
    const rows: Row[] = [];
    for (const page of measuredPages) {
      const path = page.path(place);
      const { status } = await ask({ port: copy.webPort, path, headers: { host: copy.host } });
      if (status === 404) rows.push(skip(loading, page.name, 'not there (404)'));
      else rows.push(...(await getRows(browser, page, `http://${copy.host}${path}`, bare)));
    }
    return rows;
  } finally {
    await browser.close();
  }
}
