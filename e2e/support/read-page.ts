import { request } from '@playwright/test';

interface ReadPage {
  status: number;
  /** Next's `x-nextjs-cache` header: `HIT`, `MISS` or `STALE`. */
  cache: string | undefined;
  html: string;
  /** The HTML of the page without its scripts. */
  readable: string;
}

/**
 * Requests a page as a new visitor, without a browser. Connects to 127.0.0.1 with a Host header, because Node does not
 * resolve `*.localhost`.
 */
export async function readPage(address: string): Promise<ReadPage> {
  const url = new URL(address);
  const { host, hostname } = url;
  if (hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  const visitor = await request.newContext({ extraHTTPHeaders: { host } });
  try {
    const reply = await visitor.get(url.href);
    const html = await reply.text();
    const readable = html.replace(/<script[\s\S]*?<\/script>/g, '');
    return { status: reply.status(), cache: reply.headers()['x-nextjs-cache'], html, readable };
  } finally {
    await visitor.dispose();
  }
}
