import { html } from 'hono/html';
import { plainPage, scriptValue } from './plain-page.ts';

const settings = {
  origins: {
    bookings: 'https://book.example',
    account: 'https://account.example',
    joining: 'https://join.example',
    foh: 'https://foh.example',
  },
  embedders: ['https://club.example'],
};

const asText = async (page: Parameters<typeof plainPage>[0]) => (await plainPage(page, settings)).text();

test('escapes every value of the title and the body', async () => {
  const attack = `"><script>alert('1')</script>&`;
  const text = await asText({ title: attack, language: 'en', body: html`<p title="${attack}">${attack}</p>` });
  expect(text).not.toContain('<script');
  expect(text.match(/&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;&amp;/g)).toHaveLength(3);
});

test('runs its own script and no other', async () => {
  const response = await plainPage(
    { title: 'Bank', language: 'cy', body: html`<main></main>`, script: 'go()' },
    settings,
  );
  const policy = response.headers.get('content-security-policy');
  const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy ?? '') ?? [];
  expect(nonce).not.toBe('');
  const text = (await response.text()).replaceAll(/\s+/g, ' ');
  expect(text).toContain(`<script nonce="${nonce}"> go(); </script>`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "frame-ancestors 'self' https://book.example https://account.example https://join.example https://foh.example https://club.example",
  );
});

test('has no script unless one is asked for', async () => {
  expect(await asText({ title: 'Bank', language: 'en', body: html`<main></main>` })).not.toMatch(/script|false/);
});

test('a value of a script cannot end it', () => {
  expect(scriptValue('</script><script>')).toBe('"\\u003c/script>\\u003cscript>"');
});
