import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { visitUntilQuiet } from './until-quiet.ts';

/** What a first visit with empty caches loads until the network is idle, without frames such as the provider's fields. */
export interface ColdVisit {
  requests: number;
  /** Over the wire, headers included. */
  bytes: number;
  /** All scripts gzipped by us, however the server encoded them. */
  scriptBytes: number;
  /** Of all style sheets, the same way. */
  styleBytes: number;
  /** Of the document itself, the same way. */
  htmlBytes: number;
}

interface Loaded {
  id: string;
  /** As the browser calls it: `Script`, `Stylesheet`, `Document`. */
  type: string | undefined;
}

async function gzippedSize(session: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length;
}

/**
 * Visits a page in a new profile and counts what it loads. `arrive` makes what the page needs beforehand, such as a
 * basket, without loading anything that the page loads.
 */
export async function coldVisit(
  browser: Browser,
  url: string,
  arrive?: (page: Page) => Promise<unknown>,
): Promise<ColdVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await arrive?.(await context.newPage());
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable', { maxTotalBufferSize: 50_000_000, maxResourceBufferSize: 20_000_000 });
    const { frameTree } = await session.send('Page.getFrameTree');
    const loaded = new Map<string, Loaded>();
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type, request, frameId = frameTree.frame.id }) => {
      if (request.url.startsWith('data:') || frameId !== frameTree.frame.id) return;
      loaded.set(requestId, { id: requestId, type });
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await visitUntilQuiet(page, url);
    const sizeOfAll = async (resourceType: string) => {
      const ids = [...loaded.values()].flatMap(({ id, type }) => (type === resourceType ? [id] : []));
      const sizes = await Promise.all(ids.map((id) => gzippedSize(session, id)));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    return {
      requests: loaded.size,
      bytes,
      scriptBytes: await sizeOfAll('Script'),
      styleBytes: await sizeOfAll('Stylesheet'),
      htmlBytes: await sizeOfAll('Document'),
    };
  } finally {
    await context.close();
  }
}
