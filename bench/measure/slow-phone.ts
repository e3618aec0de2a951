import type { Browser, Page } from 'playwright';
import { serveDocument, withoutScripts } from '#bench/baselines/without-scripts.ts';
import { slowVisit, type SlowVisit } from '#bench/browser/slow-visit.ts';
import { ask } from '#bench/load/request.ts';
import { judge, miss, show } from '#bench/report/judge.ts';
import { median } from '#bench/report/median.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import type { Copy } from '#bench/world/copy.ts';
import { isThere, measuredPages, type MeasuredPage } from '#bench/world/pages.ts';
import { withBrowser } from './with-browser.ts';

const group = 'On a slow phone (4x slower processor, 1.6 Mbps, 150 ms), first visit';
const baseline = 'the page without scripts and fonts';
const visits = 5;
const paint: Target = { limit: 1.5, is: 'most', unit: 'x', digits: 2 };
const shift: Target = { limit: 0.01, is: 'most', unit: '', digits: 3 };
/** Blocking time that nobody notices, in milliseconds; beyond it so many times the baseline's. */
const blocked = { alwaysMs: 350, ratio: 1.8 };

async function readText({ webPort, host }: Copy, path: string): Promise<string> {
  const { body } = await ask({ port: webPort, path, headers: { host } });
  return body.toString();
}

async function makeFloor(copy: Copy, path: string) {
  const html = await readText(copy, path);
  const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  );
  const sheets = await Promise.all(links.map((link) => readText(copy, link)));
  return serveDocument(withoutScripts(html, sheets.join('\n')));
}

function summarise(all: readonly SlowVisit[]): SlowVisit {
  const middle = (part: keyof SlowVisit) => median(all.map((visit) => visit[part]));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: Math.max(...all.map(({ cls }) => cls)),
  };
}

/** The layout shift of a page that has no floor, because it is made for its customer. */
async function measureShift(browser: Browser, page: MeasuredPage, url: string): Promise<Row> {
  const { name, arrive } = page;
  const before = arrive && ((blank: Page) => arrive(blank, new URL(url).origin));
  const seen: SlowVisit[] = [];
  for (let visit = 0; visit < visits; visit += 1) seen.push(await slowVisit(browser, url, before));
  const { cls } = summarise(seen);
  return judge({ group, what: `${name}: layout shift`, value: cls, beside: '', target: shift });
}

/** Visits both in turns, so that other load on the machine affects both alike. */
async function visitBoth(browser: Browser, url: string, floorUrl: string): Promise<[SlowVisit, SlowVisit]> {
  const seen: [SlowVisit[], SlowVisit[]] = [[], []];
  for (let visit = 0; visit < visits; visit += 1) {
    seen[0].push(await slowVisit(browser, url));
    seen[1].push(await slowVisit(browser, floorUrl));
  }
  return [summarise(seen[0]), summarise(seen[1])];
}

function getRows(name: string, ours: SlowVisit, plain: SlowVisit, isJudged: boolean): Row[] {
  const limit = Math.round(Math.max(blocked.alwaysMs, blocked.ratio * plain.tbt));
  const row = (what: string, value: number, target: Target, beside = baseline) =>
    isJudged || target === shift
      ? judge({ group, what: `${name}: ${what}`, value, beside, target })
      : show({ group, what: `${name}: ${what}`, measured: `${value.toFixed(target.digits)}${target.unit}`, beside });
  return [
    row('first paint', ours.fcp / plain.fcp, paint),
    row('largest paint', ours.lcp / plain.lcp, paint),
    row(
      'blocked',
      ours.tbt,
      { limit, is: 'most', unit: ' ms', digits: 0 },
      `${plain.tbt.toFixed(0)} ms without scripts`,
    ),
    row('layout shift', ours.cls, shift, ''),
  ];
}

/** How a first visit feels on a slow phone, with the cookie question unanswered; of pages for one customer, what moves. */
export async function measureSlowPhone({ copy, place }: Bench): Promise<Row[]> {
  return withBrowser(group, async (browser) => {
    const rows: Row[] = [];
    for (const page of measuredPages) {
      const path = page.path(place);
      const url = `http://${copy.host}${path}`;
      if (!(await isThere(copy, path))) rows.push(miss(group, page.name, 'not there (404)'));
      else if (!page.isCached) rows.push(await measureShift(browser, page, url));
      else {
        const plain = await makeFloor(copy, path);
        const [ours, floorVisit] = await visitBoth(browser, url, plain.url).finally(plain.stop);
        rows.push(...getRows(page.name, ours, floorVisit, page.isFirstStop === true));
      }
    }
    return rows;
  });
}
