import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '#scripts/runtime/root.mjs';

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** Links the packages that `npm prune --omit=dev` leaves, and no others. */
function linkPackages(folder: string): void {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const [path, { dev }] of Object.entries(packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
    if (!isTop || dev === true || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}

/**
 * A folder with exactly what a stage of `deploy/Dockerfile` copies: its `COPY` lines from the checkout, and the packages
 * of a production installation. It is removed after the file's last test.
 */
export function imageFolder(stage: string): string {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  const lines =
    new RegExp(String.raw`^FROM \S+ AS ${stage}$([^]*?)(?=^FROM|$(?![^]))`, 'm').exec(dockerfile)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'touchline-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [, from, to = ''] of lines.matchAll(/^COPY (?!--from)(\S+) (\S+)$/gm)) {
    const source = join(root, from ?? '');
    const target = to.endsWith('/') ? join(folder, to, from ?? '') : join(folder, to);
    cpSync(source, target, { recursive: true });
  }
  if (lines.includes('/touchline/node_modules ./node_modules')) linkPackages(folder);
  return folder;
}
