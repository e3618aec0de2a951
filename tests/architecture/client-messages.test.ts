import {
  ofAccountNavigation,
  ofEmbeddedFoot,
  ofEmbeddedHeld,
  ofEmbeddedStrip,
  ofKioskHelp,
  ofKioskLower,
  ofKioskWatch,
  onServer,
} from '#app/_zone/everywhere-messages.ts';
import { withoutReply } from '#lib/i18n/without-reply-texts.ts';
import { getImports, isCode, projectFiles, read } from './source-files.ts';

const sources = projectFiles().filter((file) => isCode(file) && /^(app|components|lib)\/(?!.*\.test\.)/.test(file));
const isSource = new Set(sources);

/** The files whose code the browser gets. */
function clientFiles(): Set<string> {
  const seen = new Set(sources.filter((file) => /^'use client';/.test(read(file))));
  // A set that is walked also walks what is added on the way.
  for (const file of seen)
    for (const { to, isTypeOnly } of getImports(file)) if (!isTypeOnly && isSource.has(to)) seen.add(to);
  return seen;
}

const client = [...clientFiles()].map((file) => ({ file, text: read(file) }));

/** The client components that use a message. */
function findUsers(message: string): string[] {
  const [namespace = '', key = ''] = message.split('.');
  const users = client.filter(
    ({ text }) =>
      text.includes(`'${message}`) ||
      (text.includes(`useTranslations('${namespace}')`) && new RegExp(`\\bt\\w*(\\.\\w+)?\\('${key}['.]`).test(text)),
  );
  return users.map(({ file }) => file);
}

test.each(onServer)('%s is used by no client component', (message) => {
  expect(findUsers(message)).toEqual([]);
});

test.each([
  ...ofAccountNavigation.map((message) => [message, 'components/shell/account-nav.tsx'] as const),
  ...ofEmbeddedStrip.map((message) => [message, 'components/shell/embedded-strip.tsx'] as const),
  ...ofEmbeddedFoot.map((message) => [message, 'components/shell/embedded-foot.tsx'] as const),
  ...ofEmbeddedHeld.map((message) => [message, 'components/shell/embedded-held.tsx'] as const),
  ...ofKioskHelp.map((message) => [message, 'components/kiosk/kiosk-tools.tsx'] as const),
  ...ofKioskLower.map((message) => [message, 'components/kiosk/kiosk-tools.tsx'] as const),
  ...ofKioskWatch.map((message) => [message, 'components/kiosk/kiosk-watch.tsx'] as const),
])('%s is used by no client component but %s', (message, user) => {
  expect(findUsers(message)).toEqual([user]);
});

test('what client components say of failures by name is with every page', () => {
  const named = client.flatMap(({ text }) => [...text.matchAll(/'errors\.(\w+)'/g)].map(([, key = '']) => key));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => key !== 'title' && !withoutReply.some((name) => name === key))).toEqual([]);
});
