import { areSameFilters, readFilters, writeFilters } from '../day/filters/use-day-filters.ts';
import { noFilters } from './timetable-filter.ts';

const filters = {
  startTime: '18:00',
  endTime: '21:30',
  instructors: ['a', 'b'],
  tags: ['Mind, body & soul', 'Cardio'],
  locations: ['l'],
};

test('filters are read as they were written, and what else an address says stays', () => {
  const parameters = new URLSearchParams('embedded=true&tags=Water&startTime=09:00');
  writeFilters(parameters, filters);
  expect(readFilters(new URLSearchParams(parameters.toString()))).toEqual(filters);
  expect(parameters.get('embedded')).toBe('true');
  writeFilters(parameters, noFilters);
  expect(parameters.toString()).toBe('embedded=true');
});

test.each([
  ['', null],
  ['?q=yoga&lang=cy', null],
  ['?startTime=&endTime=&tags=&instructors=', null],
  ['?startTime=24:00', null],
  ['?startTime=9:00&endTime=soon', null],
  [`?tags=${'x'.repeat(81)}`, null],
  ['?startTime=23:59', { ...noFilters, startTime: '23:59' }],
  ['?tags=Cardio&tags=Cardio', { ...noFilters, tags: ['Cardio'] }],
])('%s names %j', (search, expected) => {
  expect(readFilters(new URLSearchParams(search))).toEqual(expected);
});

test('of very many values the first twenty count', () => {
  const many = Array.from({ length: 30 }, (_, index) => `tags=${index}`).join('&');
  expect(readFilters(new URLSearchParams(many))?.tags).toHaveLength(20);
});

test('two choices are the same when they have the same address', () => {
  expect(areSameFilters(filters, { ...filters, tags: [...filters.tags] })).toBe(true);
  expect(areSameFilters(filters, { ...filters, endTime: null })).toBe(false);
});
