import { toColumns, toRows } from './columns.ts';

const courts = [
  { id: 1, venue: { slug: 'riverside' }, from: '08:00', price: { value: 920 }, tags: [], note: null },
  { id: 2, venue: { slug: 'riverside' }, from: '08:00', price: { value: 1240 }, tags: [], note: null },
  { id: 3, venue: { slug: 'riverside' }, from: '09:00', price: { value: 920 }, tags: [], note: null },
];

it('says once what all records have in common', () => {
  expect(toColumns(courts)).toEqual({
    length: 3,
    shared: { venue: { slug: 'riverside' }, tags: [], note: null },
    columns: {
      id: { values: [1, 2, 3] },
      from: { values: ['08:00', '08:00', '09:00'] },
      price: { values: [{ value: 920 }, { value: 1240 }, { value: 920 }] },
    },
  });
});

it('says once each value that most records repeat', () => {
  const rows = [courts, courts, courts].flat().map((court, index) => ({ ...court, id: index }));
  const { columns } = toColumns(rows);
  expect(columns.price).toEqual({ values: [{ value: 920 }, { value: 1240 }], at: [0, 1, 0, 0, 1, 0, 0, 1, 0] });
  expect(columns.id).toEqual({ values: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  expect(toRows(toColumns(rows))).toEqual(rows);
});

it.each([
  ['several records', courts],
  ['one record', courts.slice(0, 1)],
  ['none', []],
  ['equal records', [courts[0], courts[0]].flatMap((one) => one ?? [])],
])('gives back %s as they were', (_, rows) => {
  expect(toRows(toColumns(rows))).toEqual(rows);
  expect(toRows(structuredClone(toColumns(rows)))).toEqual(rows);
});
