import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepEarlyTaps } from '../browser/keep-early-taps.ts';
import { keepTypedText } from '../browser/keep-typed-text.ts';

/** Puts the inline scripts of pages, minified, into the build, where the web reads them (`lib/http/compression`). */
export async function writeInlineScripts(buildFolder: string): Promise<void> {
  const { minify } = await import('@swc/core');
  for (const [name, script] of [
    ['early-taps', keepEarlyTaps],
    ['typed-text', keepTypedText],
  ] as const) {
    const { code } = await minify(`(${script.toString()})()`, { compress: true, mangle: true });
    await writeFile(path.join(buildFolder, `static/${name}.js`), code);
  }
}
