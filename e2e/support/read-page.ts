import { request } from '@playwright/test';

interface ReadPage {
  status: number;
  /** What Next says of its cache: `HIT`, `MISS` or `STALE`. */
  cache: string | undefined;
  html: string;
  /** The page as it is without its scripts. */
  readable: string;
}

/** Asks for a page as a new visitor does, without a browser. Local hosts need no name service: their port is here. */
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
