import { withInlineScripts } from './inline-scripts.ts';

it.each([
  ['no fields', '<button>Add</button>', false],
  ['a text field', '<input name="q">', true],
  ['a select', '<select><option>1</option></select>', true],
  ['a text area', '<textarea></textarea>', true],
])('a page with %s keeps taps, and what is typed where something can be', (_, content, isTyped) => {
  const page = withInlineScripts(`<html><head></head><body>${content}<script src="/main.js"></script></body></html>`);
  expect(page).toMatch(/<script>.*keepEarlyTaps.*<\/script><\/head>/s);
  expect(page.includes('keepTypedText')).toBe(isTyped);
});

it('a page without a script, as of too many requests, stays as it is', () => {
  const page = '<html><head></head><body><button>Add</button></body></html>';
  expect(withInlineScripts(page)).toBe(page);
});
