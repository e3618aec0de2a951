/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { reuseElementTexts } from './compressed-page-cache.ts';

const theme = ':root{--font-body:"Lato",sans-serif;--primary:#8C59F8}';
const facts = '{"name":"Riverside \\u003c Pool & Gym","url":"https://example.com/"}';
const escaped = (data: string) =>
  JSON.stringify(data).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
const script = (data: string) => `<script>self.__next_f.push([1,${escaped(data)}])</script>`;
const rows = `1:["$","style",null,{}]\n2:T${theme.length.toString(16)},${theme}3:T${facts.length.toString(16)},${facts}4:[]`;
const elements = `<style>${theme}</style><script type="application/ld+json">${facts}</script>`;

/** The data that React gets from the scripts of a page. */
function readData(page: string): string {
  document.documentElement.innerHTML = page;
  const pushed: [number, string][] = [];
  for (const { textContent, type } of document.querySelectorAll('script'))
    if (type === '') runInNewContext(textContent, { self: { __next_f: pushed }, document });
  return pushed.map(([, data]) => data).join('');
}

it('takes theme and structured data from their elements, and React gets the same data', () => {
  const page = `<head></head><body>${elements}${script(rows)}</body>`;
  const finished = reuseElementTexts(page);
  expect(readData(finished)).toBe(rows);
  expect(readData(page)).toBe(rows);
  expect(finished.split('--primary:#8C59F8')).toHaveLength(2);
  expect(finished.split('Riverside')).toHaveLength(2);
});

it('reads a short text, which is JSON in a row of the data, in the same way', () => {
  const short = `1:["$","style",null,{"children":${JSON.stringify(theme)}}]\n2:[${JSON.stringify(facts)}]\n`;
  const finished = reuseElementTexts(`<body>${elements}${script(short)}</body>`);
  expect(readData(finished)).toBe(short);
  expect([finished.split('--primary:#8C59F8').length, finished.split('Riverside').length]).toEqual([2, 2]);
});

it.each([
  ['that is split between two scripts', `${elements}${script(rows.slice(0, 60))}${script(rows.slice(60))}`],
  ['that stands more than twice', `${elements}${script(rows)}${script(rows)}`],
  ['above its element', `${script(rows)}${elements}`],
  ['outside of the data', `<style>${theme}</style><script>const theme=${escaped(theme)}</script>`],
])('leaves a text %s', (_, body) => {
  const page = `<body>${body}</body>`;
  const finished = reuseElementTexts(page);
  expect(finished.split(escaped(theme).slice(1, -1)).length).toBe(page.split(escaped(theme).slice(1, -1)).length);
});

it('leaves a page without them', () => {
  expect(reuseElementTexts('<body><p>Hello</p></body>')).toBe('<body><p>Hello</p></body>');
});
