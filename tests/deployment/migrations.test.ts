import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

/** The newest migration of the last release: it runs on the tables of this one (docs/deployment.md#upgrading). */
const ofLastRelease = '0110_ended_payments_to_check.sql';

const folder = join(root, 'backend/db/migrations');
const names = readdirSync(folder).sort();
const later = names.filter((name) => name > ofLastRelease);

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').toLowerCase();

const takesAway: readonly RegExp[] = [
  /\bdrop (table|column|type|view|materialized view|domain)\b[^,;]*/g,
  // Words after `drop` that are no column.
  /\bdrop (?!constraint|index|trigger|function|not null|default|expression|identity|if|table|column|type|view|materialized|domain|as\b)\w+/g,
  /\brename\b[^,;]*/g,
  /\balter (column )?\w+ (set data )?type\b[^,;]*/g,
];
const demands = /\balter (?:column )?(\w+) set not null\b/g;
const added = /\badd (?:column )?(?:if not exists )?(?!constraint|primary|unique|check|foreign|exclude)(\w+) ([^,;]*)/g;

/** What a migration does that the release before it, which knows nothing of it, would stumble over. */
function findFaults(text: string): string[] {
  const statements = withoutComments(text);
  const gone = takesAway.flatMap((pattern) => [...statements.matchAll(pattern)].map(([found]) => found));
  // A trigger writes it for whoever does not.
  const isFilled = (column = '') => statements.includes(`new.${column} :=`);
  const demanded = [
    ...[...statements.matchAll(demands)].filter(([, column]) => !isFilled(column)),
    ...[...statements.matchAll(added)].filter(
      ([, column, facts = '']) => facts.includes('not null') && !/default|generated/.test(facts) && !isFilled(column),
    ),
  ].map(([found]) => found);
  return [...gone, ...demanded];
}

it('knows the last release', () => {
  expect(names).toContain(ofLastRelease);
  expect(later.length).toBeGreaterThan(0);
});

it.each(later)('%s leaves the tables such that the last release runs on them', (name) => {
  expect(findFaults(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

it.each([
  'alter table venues drop column name',
  'alter table venues add notes text, drop name;',
  'drop table venues',
  'alter table venues rename column name to title',
  'alter table venues alter column name type varchar(10)',
  'alter table venues alter name set not null',
  'alter table venues add column notes text not null',
])('would find %j', (statement) => {
  expect(findFaults(statement)).not.toEqual([]);
});

it.each([
  '-- drop table venues\nselect 1',
  'alter table venues add notes text',
  "alter table venues add column notes text not null default ''",
  'alter table venues alter column name drop not null, drop constraint venues_check',
  'drop index venues_by_name',
  'create function f() returns trigger begin new.kind := 1; end; alter table venues alter column kind set not null',
])('lets %j be', (statement) => {
  expect(findFaults(statement)).toEqual([]);
});
