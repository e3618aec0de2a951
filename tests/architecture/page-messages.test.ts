import { onBasketPage } from '#app/_zone/basket-page-messages.ts';
import { logInMessages } from '#app/_zone/log-in-messages.ts';
import {
  bookingMessages,
  detailsMessages,
  listMessages,
  notInForm,
} from '#app/bookings/_schedules/schedule-messages.ts';
import { english } from '#lib/i18n/namespaces.ts';
import { pickMessages } from '#lib/i18n/pick-messages.ts';
import type { Namespace } from '#lib/i18n/translate.ts';
import { getImports, isCode, projectFiles, read } from './source-files.ts';

const sources = new Set(
  projectFiles().filter((file) => isCode(file) && /^(components|lib)\/(?!.*\.test\.)/.test(file)),
);

/** The texts of the files whose code the browser gets with these, now or on demand. */
function textsFrom(entries: readonly string[]): string[] {
  const seen = new Set(entries);
  // A set that is walked also walks what is added on the way.
  for (const file of seen)
    for (const { to, isTypeOnly } of getImports(file)) if (!isTypeOnly && sources.has(to)) seen.add(to);
  return [...seen].map(read);
}

/** The groups of a namespace that the texts name: with the namespace, or after `useTranslations` of it. */
function usedGroups(texts: readonly string[], namespace: Namespace): string[] {
  return Object.keys(english[namespace]).filter((group) =>
    texts.some(
      (text) =>
        new RegExp(`['"\`]${namespace}\\.${group}['".\`]`).test(text) ||
        (text.includes(`useTranslations('${namespace}')`) &&
          new RegExp(`\\bt\\w*\\([^)]*['"\`]${group}['".\`]`).test(text)),
    ),
  );
}

const lists = [
  'components/schedules/list/schedule-list.tsx',
  'components/schedules/list/schedule-week-list.tsx',
  'components/basket/sidebar/basket-bar.tsx',
  'components/basket/sidebar/basket-sidebar.tsx',
];
const details = [
  'components/schedules/details/live-details.tsx',
  'components/schedules/details/with-schedule.tsx',
  'components/booking/person/acting-for.tsx',
];
const booking = ['components/schedules/booking-form/booking-view.tsx'];

/** The overlay that adds a child brings its own messages. */
const withAddChild = pickMessages(english, ['people']);

/** One kind's page leaves out the words of the other. */
const other = { camps: 'courses', courses: 'camps' } as const;

describe.each(['camps', 'courses'] as const)('the browser gets every message of %s that it uses', (kind) => {
  test.each([
    ['in a list', lists, pickMessages(english, listMessages(kind), onBasketPage)],
    ['in the details', details, { ...pickMessages(english, detailsMessages(kind)), ...withAddChild }],
    ['while booking', booking, pickMessages(english, bookingMessages(kind), notInForm(kind))],
  ])('%s', (_where, entries, picked) => {
    const texts = textsFrom(entries);
    const missed = (['camps', 'people', 'booking', 'timetable'] as const).flatMap((namespace) =>
      usedGroups(texts, namespace)
        .filter((group) => !(namespace === 'camps' && group === other[kind]))
        .filter((group) => !Object.hasOwn(picked[namespace] ?? {}, group))
        .map((group) => `${namespace}.${group}`),
    );
    expect(missed).toEqual([]);
  });
});

test('the page of memberships gets every message that it uses of what they include', () => {
  const page = read('app/account/[variant]/(site)/memberships/page.tsx');
  const used = usedGroups(textsFrom(['components/account/memberships/membership-facts.tsx']), 'booking');
  expect(used).toContain('includes');
  for (const group of used) expect(page).toContain(`'booking.${group}'`);
});

test('a log-in page gets every message of the problems of its form', () => {
  const used = usedGroups(textsFrom(['components/auth/login-form.tsx']), 'customers');
  expect(used).toContain('register');
  expect(Object.keys(pickMessages(english, logInMessages).customers ?? {})).toEqual(expect.arrayContaining(used));
});
