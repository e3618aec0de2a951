import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import { visitUntilQuiet } from './until-quiet.ts';

/** What a first visit with empty caches loads until the page has come to rest. */
export interface ColdVisit {
  requests: number;
  /** Over the wire, headers included. */
  bytes: number;
  /** Of all scripts, each gzipped, whatever the server did. */
  scriptBytes: number;
}

interface Loaded {
  id: string;
  isScript: boolean;
}

async function scriptSize(session: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length;
}

/** Visits a page in a new profile and counts what it loads. */
export async function coldVisit(browser: Browser, url: string): Promise<ColdVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable', { maxTotalBufferSize: 50_000_000, maxResourceBufferSize: 20_000_000 });
    const loaded = new Map<string, Loaded>();
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (request.url.startsWith('data:')) return;
      loaded.set(requestId, { id: requestId, isScript: type === 'Script' });
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await visitUntilQuiet(page, url);
    const scripts = [...loaded.values()].filter(({ isScript }) => isScript);
    const sizes = await Promise.all(scripts.map(({ id }) => scriptSize(session, id)));
    return { requests: loaded.size, bytes, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}
