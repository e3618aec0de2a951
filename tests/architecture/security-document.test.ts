import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', root), 'utf8');

const row = /^\| (\d+\.\d+\.\d+) \| (\S+) \| (.*?) \| (.*?) ?\|$/gm;
const items = [...text.matchAll(row)].map(([, item = '', state = '', how = '', where = '']) => ({
  item,
  state,
  how,
  where,
}));

/** Number of level 1 and 2 requirements in each section of ASVS 5.0, numbered without gaps. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const wantedItems = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

it('goes through every item of levels 1 and 2 once', () => {
  expect(items.map(({ item }) => item)).toEqual(wantedItems);
});

it('leaves nothing open but a second factor for customers', () => {
  expect(items.filter(({ state }) => !['met', 'n/a', 'accepted'].includes(state)).map(({ item }) => item)).toEqual([
    '6.3.3',
  ]);
});

it('says how, and names a test or a file that is there', () => {
  for (const { item, state, how, where } of items) {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const missing = files.filter((path) => !existsSync(fileURLToPath(new URL(path, root))));
    expect({ item, how: how !== '', missing, isShown: state === 'n/a' || files.length > 0 }).toEqual({
      item,
      how: true,
      missing: [],
      isShown: true,
    });
  }
});
