import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';
import { newCustomer, refuseCookiesBefore } from '#e2e/support/new-customer.ts';
import { demoPassword } from '#e2e/support/sign-in.ts';
import { expect, test } from '#e2e/support/test.ts';

/** How many people use the kiosk one after the other: `KIOSK_VISITS=500 npx playwright test kiosk/visits`. */
const visits = Number(process.env.KIOSK_VISITS ?? 6);
/** After so many visits the memory is measured, for whoever watches a long run. */
const samplesEvery = 25;
/** Visits before anything is measured, in which the browser fills its caches. */
const warmUp = 3;
/** One account may log in 60 times in a quarter of an hour. */
const visitsOfOne = 50;
const pin = '2580';
const mebibyte = 1024 * 1024;

interface Used {
  heapMiB: number;
  documents: number;
  nodes: number;
  listeners: number;
}

/** What the page holds after a collection of garbage. */
async function measure(cdp: CDPSession): Promise<Used> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heapMiB: usedSize / mebibyte, documents, nodes, listeners: jsEventListeners };
}

/** Resident memory of all processes of the browser, in MiB; null where the system does not tell. */
async function readResident(browser: Browser): Promise<number | null> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  try {
    const pages = processInfo.map(({ id }) => Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]));
    return pages.reduce((sum, one) => sum + one, 0) / 256;
  } catch {
    return null;
  }
}

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test(
  'visits to a kiosk, one after the other, leave nothing in the browser’s memory',
  { tag: '@desktop' },
  async ({ page, browser, otherPage, at }) => {
    test.setTimeout(120_000 + visits * 20_000);
    const customer = await newCustomer(otherPage);
    const numbers: string[] = [];
    const addNumber = async ({ call }: typeof customer) => {
      await call('setPin', { body: { currentPassword: demoPassword, pin } });
      numbers.push((await call('getAuthUser', {})).data.user.reference ?? '');
    };
    await addNumber(customer);
    while (numbers.length * visitsOfOne < visits + warmUp) await addNumber(await newCustomer(otherPage));

    await page.goto(at('joining', '/kiosk?centre=riverside-leisure-centre'));
    await refuseCookiesBefore(page, at('account', '/'));
    const cdp = await page.context().newCDPSession(page);

    const visit = async (number: string) => {
      await page.getByRole('link', { name: /I have booked/ }).tap();
      await page.getByRole('button', { name: 'PIN' }).tap();
      await page.getByLabel(/Membership number/).fill(number);
      await page.getByLabel('PIN', { exact: true }).fill(pin);
      await page.getByRole('button', { name: 'Log in', exact: true }).tap();
      await expect(page.getByRole('main')).toContainText('Robin');
      await page.getByRole('link', { name: 'Back to Kiosk Home' }).tap();
      await expect(page).toHaveURL(/joining\./);
      await expect(page.getByRole('heading', { name: 'What are you here for?' })).toBeVisible();
      await expect(page.getByText('Hello,')).toHaveCount(0);
    };
    const pass = async (from: number, count: number) => {
      for (let which = from; which < from + count; which += 1) {
        await visit(numbers[which % numbers.length] ?? '');
        const done = which + 1 - warmUp;
        if (done > 0 && done % samplesEvery === 0) console.log(JSON.stringify({ done, ...(await measure(cdp)) }));
      }
    };

    await pass(0, warmUp);
    const before = { ...(await measure(cdp)), residentMiB: await readResident(browser) };
    const keptBefore = (await page.context().cookies()).map(({ name }) => name).toSorted();
    await pass(warmUp, visits);
    const after = { ...(await measure(cdp)), residentMiB: await readResident(browser) };
    console.log(JSON.stringify({ visits, before, after }));
    test.info().annotations.push({ type: 'memory', description: JSON.stringify({ visits, before, after }) });

    expect(after.heapMiB).toBeLessThan(before.heapMiB + 4);
    expect(after.documents).toBeLessThanOrEqual(before.documents + 2);
    expect(after.nodes).toBeLessThan(before.nodes * 1.25 + 200);
    expect(after.listeners).toBeLessThan(before.listeners * 1.25 + 50);
    if (before.residentMiB !== null) expect(after.residentMiB ?? 0).toBeLessThan(before.residentMiB + 250);
    expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual(keptBefore);
  },
);
