import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query';
import fc from 'fast-check';
import { packData, unpackData } from './packed-data.ts';
import { makeQueryClient } from './query-client.ts';

const there = (data: unknown): unknown => JSON.parse(JSON.stringify(packData(data)));
const andBack = (data: unknown) => unpackData(there(data) as ReturnType<typeof packData>);

it('gives back any JSON as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const plain: unknown = JSON.parse(JSON.stringify(data));
      expect(andBack(plain)).toEqual(plain);
    }),
  );
});

it.each([
  [[]],
  [{}],
  [null],
  [''],
  [0],
  [-1],
  [[[-1], [], [0, 1]]],
  [{ a: { a: {} } }],
  [[['a'], 'a', { a: 'a' }]],
  [[1, '1', true, 'true', null, 'null']],
])('tells apart what looks alike: %j', (data) => {
  expect(andBack(data)).toEqual(data);
});

it('leaves out keys without a value', () => {
  expect(andBack([{ a: 1, b: undefined }, { a: 1 }])).toEqual([{ a: 1 }, { a: 1 }]);
});

it('writes what is the same once', () => {
  const sessions = Array.from({ length: 80 }, (_, id) => ({
    id,
    venue: { name: 'Riverside Leisure Centre', slug: 'riverside' },
  }));
  expect(JSON.stringify(packData(sessions)).split('Riverside').length).toBe(2);
});

it('is how the page brings what the server has read', async () => {
  const [server, browser] = [makeQueryClient({ isServer: true }), makeQueryClient({ isServer: false })];
  const day = [
    { id: 'a', venue: { name: 'Riverside' } },
    { id: 'b', venue: { name: 'Riverside' } },
  ];
  await server.prefetchQuery({ queryKey: ['getClient'], queryFn: () => Promise.resolve(day) });
  const page = JSON.parse(JSON.stringify(dehydrate(server))) as DehydratedState;
  expect(JSON.stringify(page).split('Riverside').length).toBe(2);
  hydrate(browser, page);
  expect(browser.getQueryData(['getClient'])).toEqual(day);
});
