import { readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** A file compressed with Brotli, and the headers that belong to it. */
export interface PackedFile {
  bytes: Buffer;
  headers: OutgoingHttpHeaders;
}

const packed = /\.(js|css)\.br$/;
const contentTypes = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };

function listPacked(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => packed.test(file));
  } catch {
    return []; // There is no build: the files are compressed as they are sent.
  }
}

/** Reads the scripts and style sheets that the build has packed (`lib/build/pack-files.ts`), by their URL. */
export function builtFiles(buildFolder: string): (url: string) => PackedFile | undefined {
  const folder = join(buildFolder, 'static');
  const files = new Map(
    listPacked(folder).map((file) => [`/_next/static/${file.slice(0, -'.br'.length)}`, join(folder, file)]),
  );
  return (url) => {
    const file = files.get(url);
    if (file === undefined) return undefined;
    const contentType = url.endsWith('.css') ? contentTypes.css : contentTypes.js;
    const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' };
    return { bytes: readFileSync(file), headers };
  };
}
