import { operatorHtml } from './operator-html.ts';
import { isSafeLink } from './safe-link.ts';

describe('an operator’s words', () => {
  it('stay as our backend cleans them', () => {
    const html =
      '<h2>Terms</h2><p>Pay <strong>first</strong> &amp; swim.<br /></p><ul><li><a href="https://x.example/?a=1&amp;b=2">More</a></li></ul>';
    expect(operatorHtml(html)).toBe(html.replace('<br />', '<br>'));
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT src=//x>alert(1)', ''],
    ['<img src=x onerror=alert(1)>b', 'b'],
    ['<p onclick="alert(1)" style="x">c</p>', '<p>c</p>'],
    ['<a href="javascript:alert(1)">d</a>', '<a>d</a>'],
    ['<a href="java&#115;cript:alert(1)">d</a>', '<a>d</a>'],
    ['<a href="//evil.example">d</a>', '<a>d</a>'],
    ['<svg><p onload=alert(1)></svg>e', 'e'],
    ['<!-- <p> --><iframe srcdoc="x"></iframe>f', 'f'],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<<p>p>g', '&lt;<p>p&gt;g'],
    ['<p', '&lt;p'],
    ['<form action="x"><input name=a><button>h</button></form>', 'h'],
  ])('of %j leave %j', (html, clean) => {
    expect(operatorHtml(html)).toBe(clean);
  });
});

describe('a link that an operator wrote', () => {
  it.each([
    'https://x.example/a?b=1#c',
    'http://x.example',
    'mailto:hello@x.example',
    'tel:+441234',
    '/help/terms',
    '#top',
  ])('%s may be one', (url) => {
    expect(isSafeLink(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'blob:x',
    '',
    'https://x.example/" onclick="x',
  ])('%j may not', (url) => {
    expect(isSafeLink(url)).toBe(false);
  });
});
