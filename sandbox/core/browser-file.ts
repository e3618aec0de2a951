import { readFileSync } from 'node:fs';
import type { Reply } from './http.ts';
import type { Route } from './router.ts';
import type { Site } from './sites.ts';

const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Reads a script or style sheet once, for sending to browsers. */
export function browserFile(file: URL): Reply {
  const extension = file.pathname.split('.').at(-1) ?? '';
  const headers = { 'content-type': TYPES[extension] ?? 'text/plain', 'cross-origin-resource-policy': 'cross-origin' };
  return { status: 200, headers, body: readFileSync(file, 'utf8') };
}

/** A quiet GET route that serves one file. */
export function fileRoute(site: Site, path: string, file: URL): Route {
  const reply = browserFile(file);
  return { site, method: 'GET', path, quiet: true, handle: () => reply };
}
