import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const hints = /<link\b[^>]*rel="(?:preload|modulepreload|preconnect)"[^>]*>/g;
const styleLinks = /<link\b[^>]*rel="stylesheet"[^>]*>/g;
const fontFaces = /@font-face\s*\{[^}]*\}/g;

/** A page's HTML without its scripts and fonts, with its style sheets in the document. */
export function withoutScripts(html: string, css: string): string {
  const plain = html.replace(scripts, '').replace(hints, '').replace(styleLinks, '').replace(fontFaces, '');
  return plain.replace('</head>', () => `<style>${css.replace(fontFaces, '')}</style></head>`);
}

export interface ServedDocument {
  url: string;
  stop: () => void;
}

/** Serves one HTML document, compressed, on a free port. */
export async function serveDocument(html: string): Promise<ServedDocument> {
  const packed = gzipSync(html);
  const server = http.createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(isPage ? packed : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
