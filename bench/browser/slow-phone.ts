import type { BrowserContext, CDPSession, Page } from 'playwright';

const cpuRate = 4;
/** 1.6 Mbps down, 750 kbps up, 150 ms round-trip time. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Slows the processor of a page as on a phone, and its network too unless `processorOnly`. */
export async function slowDown(
  context: BrowserContext,
  page: Page,
  { processorOnly = false } = {},
): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  if (!processorOnly) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return session;
}
