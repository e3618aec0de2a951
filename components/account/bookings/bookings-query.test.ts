import { choiceQuery, noChoice, readChoice, writeChoice } from './bookings-query.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

it('reads person, venue and page', () => {
  expect(read('person=8&venue=riverside&page=3')).toEqual({ userId: 8, venue: 'riverside', page: 3 });
  expect(read('person=all')).toEqual({ ...noChoice, userId: null });
  expect(read('')).toEqual(noChoice);
});

it.each(['person=x', 'person=0', 'person=-1', 'page=0', 'page=1e9', 'page=9999999999', 'venue=A b', 'venue=../x'])(
  'leaves out %s',
  (query) => {
    expect(read(query)).toEqual(noChoice);
  },
);

it.each(['', '?person=8', '?person=all&venue=riverside&page=2', '?page=40'])('writes what it reads: %s', (query) => {
  expect(choiceQuery(read(query))).toBe(query);
});

it('leaves other parameters as they are', () => {
  const parameters = new URLSearchParams('lang=cy&page=4&embedded=true');
  writeChoice(parameters, { ...noChoice, venue: 'harbour' });
  expect(parameters.toString()).toBe('lang=cy&embedded=true&venue=harbour');
});
