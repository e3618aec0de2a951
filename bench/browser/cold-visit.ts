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
  /** Of all style sheets, the same way, also of those in the document. */
  styleBytes: number;
  /** Of the document without them, the same way. */
  htmlBytes: number;
  /** Of the document as it was sent. */
  documentBytes: number;
}

interface Loaded {
  id: string;
  /** As the browser calls it: `Script`, `Stylesheet`, `Document`. */
  type: string | undefined;
}

/** Style sheets that stand in the document: the site's, and its theme. */
export const inlineSheet = /<style>([\s\S]*?)<\/style>/g;

const gzippedSize = (texts: readonly string[]) =>
  texts.reduce((size, text) => size + gzipSync(Buffer.from(text, 'utf8')).length, 0);

async function readBody(session: CDPSession, requestId: string): Promise<string> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  return base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
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
    let documentBytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type, request, frameId = frameTree.frame.id }) => {
      if (request.url.startsWith('data:') || frameId !== frameTree.frame.id) return;
      loaded.set(requestId, { id: requestId, type });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (loaded.get(requestId)?.type === 'Document') documentBytes += encodedDataLength;
    });
    await visitUntilQuiet(page, url);
    const readAll = (resourceType: string) => {
      const ids = [...loaded.values()].flatMap(({ id, type }) => (type === resourceType ? [id] : []));
      return Promise.all(ids.map((id) => readBody(session, id)));
    };
    const documents = await readAll('Document');
    const inlineSheets = documents.flatMap((html) => [...html.matchAll(inlineSheet)].map(([, text = '']) => text));
    return {
      requests: loaded.size,
      bytes,
      scriptBytes: gzippedSize(await readAll('Script')),
      styleBytes: gzippedSize([...(await readAll('Stylesheet')), ...inlineSheets]),
      documentBytes,
      htmlBytes: gzippedSize(documents.map((html) => html.replace(inlineSheet, ''))),
    };
  } finally {
    await context.close();
  }
}
