import { entryOverheadBytes } from '#contract/memory/bounded-map.ts';
import { createSheets, inlineStyleSheets } from './inline-style-sheets.ts';

const makeLink = (url: string, rest = '') => `<link rel="stylesheet" href="${url}" data-precedence="next"${rest}/>`;
const url = '/_next/static/chunks/2ddm_0~a.css';
const page = (links: string) =>
  `<html><head>${links}<title>Nofio</title></head><body>${makeLink('/x.css')}</body></html>`;
const css = `h1::before{content:"$&$1"}`;

it('puts the sheet into the head, once, and leaves a link that loads nothing', () => {
  expect(inlineStyleSheets(page(makeLink(url)), () => css)).toBe(
    page(makeLink(url, ' disabled=""')).replace(
      '</head>',
      () => `<style>${css}</style><link rel="prefetch" href="${url}" as="style"/></head>`,
    ),
  );
});

it('keeps the order of several sheets', () => {
  const sent = inlineStyleSheets(page(makeLink(url) + makeLink('/_next/static/b.css')), (sheet) => `/*${sheet}*/`);
  expect(sent).toMatch(/<style>.*2ddm.*<style>.*b\.css.*<\/head>/);
});

it('reads each sheet once, and again only where it finds no room', () => {
  const read: string[] = [];
  const limitBytes = entryOverheadBytes + 100;
  const { get, size } = createSheets(limitBytes, (sheet) => {
    read.push(sheet);
    return sheet === '/missing.css' ? null : 'a'.repeat(60);
  });
  for (const sheet of ['/a.css', '/a.css', '/b.css', '/b.css', '/missing.css']) get(sheet);
  expect(read).toEqual(['/a.css', '/b.css', '/b.css', '/missing.css']);
  expect(size()).toEqual({ bytes: entryOverheadBytes + 12 + 60, limitBytes, entries: 1 });
});

it.each([
  ['is not in the build', page(makeLink(url)), null],
  ['would end the style element', page(makeLink(url)), 'a{}</style><script>'],
  ['is from elsewhere', page(makeLink('https://x.example/a.css')), css],
  ['belongs to a page without a head', makeLink(url), css],
])('leaves the link to a sheet that %s', (_, sent, text) => {
  expect(inlineStyleSheets(sent, () => text)).toBe(sent);
});

it('leaves the links where the build has no such file', () => {
  expect(inlineStyleSheets(page(makeLink(url)))).toBe(page(makeLink(url)));
});
