import { withoutScripts } from './without-scripts.ts';

it('keeps the text and the styles of a page, and neither scripts nor fonts', () => {
  const html = [
    '<html><head><link rel="preload" as="font" href="/a.woff2"><link rel="stylesheet" href="/site.css">',
    '<script src="/a.js"></script></head><body><p>Swim</p><script>push("Swim")</script></body></html>',
  ].join('');
  expect(withoutScripts(html, '@font-face { src: url(/a.woff2) } p { margin: 0 }')).toBe(
    '<html><head><style> p { margin: 0 }</style></head><body><p>Swim</p></body></html>',
  );
});
