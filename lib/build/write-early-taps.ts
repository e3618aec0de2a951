import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepEarlyTaps } from '../browser/keep-early-taps.ts';

/** Puts the inline script of every page, minified, into the build, where the web reads it (`lib/http/compression`). */
export async function writeEarlyTaps(buildFolder: string): Promise<void> {
  const { minify } = await import('@swc/core');
  const { code } = await minify(`(${keepEarlyTaps.toString()})()`, { compress: true, mangle: true });
  await writeFile(path.join(buildFolder, 'static/early-taps.js'), code);
}
