import { getImports, isCode, projectFiles, read } from './source-files.ts';

const sources = projectFiles().filter((file) => isCode(file) && /^(app|components|lib)\/(?!.*\.test\.)/.test(file));
const cachedPages = sources.filter((file) => /force-static/.test(read(file)));

/** A page with what it is made of on the server. */
function serverParts(page: string): string[] {
  const seen = new Set([page]);
  for (const file of seen) {
    for (const { to, isTypeOnly } of getImports(file)) {
      if (!isTypeOnly && sources.includes(to) && !read(to).startsWith("'use client'")) seen.add(to);
    }
  }
  return [...seen];
}

const parts = [...new Set(cachedPages.flatMap(serverParts))];

/** What tells besides its data whether a read has failed. */
const isRead = /\b(isFailedRead|readForPage|prefetchAsStale|loadFirstVenues|loadDayNextFree|loadDayJsonLd)\(/;

describe('a page that is cached for everybody', () => {
  it('is found by this test', () => {
    expect(cachedPages.length).toBeGreaterThan(10);
  });

  it('carries the mark where a read may have failed, hands that on, or fails with the read', () => {
    const reading = parts.filter((file) => isRead.test(read(file)) && !file.endsWith('/is-failed-read.ts'));
    expect(reading.filter((file) => !/<ProvisionalMark|\bisProvisional\b|\bthrow error\b/.test(read(file)))).toEqual(
      [],
    );
  });

  it('swallows no failed read', () => {
    expect(parts.filter((file) => /\.catch\(\(\) =>/.test(read(file)))).toEqual([]);
  });
});
