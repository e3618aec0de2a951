import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { doubleType } from '#e2e/support/double-type.ts';
import { expectNothingCut } from '#e2e/support/expect/expect-nothing-cut.ts';
import { expect } from '#e2e/support/test.ts';
import type { PersonSettings } from './person.ts';

/** Under what a journey is walked. */
export interface Circumstance {
  name: string;
  prepare?: (page: Page) => Promise<void>;
  settings?: PersonSettings;
}

/** 1.6 Mbps down, 750 kbps up, 150 ms there and back. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow);
}

const lostMs = 10_000;
const sentence =
  /(There is no connection\. Nothing is lost|We could not put this camp into your basket), please try again\./;

/** Sends while the connection is lost, is told so in one sentence, and sends again when it is back. */
async function sendOverLostConnection(act: () => Promise<void>, page: Page): Promise<void> {
  await page.context().setOffline(true);
  const backAt = sleep(lostMs);
  await act();
  await expect(page.getByText(sentence).filter({ visible: true })).toHaveCount(1);
  await backAt;
  await page.context().setOffline(false);
  await act();
}

export const circumstances: readonly Circumstance[] = [
  {
    name: 'at 320 px',
    prepare: (page) => page.setViewportSize({ width: 320, height: 640 }),
    settings: { afterStep: expectNothingCut },
  },
  {
    name: 'with text twice as large',
    prepare: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await doubleType(page);
    },
    settings: { afterStep: expectNothingCut },
  },
  { name: 'in forced colours', prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'on a slow network', prepare: slowDown },
  { name: 'with the connection lost in the middle', settings: { sendBy: sendOverLostConnection } },
];
