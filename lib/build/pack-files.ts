import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Smaller files gain nothing, in bytes. */
const leastBytes = 1024;

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...size };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}

/** Puts each script and style sheet of the build in Brotli beside itself, so that its first visitor gets it so. */
export async function packFiles(buildFolder: string): Promise<void> {
  const folder = path.join(buildFolder, 'static');
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => /\.(js|css)$/.test(file)).map((file) => pack(path.join(folder, file))));
}
