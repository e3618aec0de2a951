import { countFilters, type TimetableFilters } from './timetable-filter.ts';

const lists = ['instructors', 'tags', 'locations'] as const;
const times = ['startTime', 'endTime'] as const;

/** An address may be written by anybody. */
const mostValues = 20;
const longestValue = 80;

const readTime = (text: string | null): string | null =>
  text !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;

const readList = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '' && text.length <= longestValue).slice(0, mostValues);

/** The filters that the parameters of an address name; null for none (docs/product.md#address-parameters). */
export const readFilters = (parameters: URLSearchParams): TimetableFilters | null => {
  const filters = {
    startTime: readTime(parameters.get('startTime')),
    endTime: readTime(parameters.get('endTime')),
    instructors: readList(parameters.getAll('instructors')),
    tags: readList(parameters.getAll('tags')),
    locations: readList(parameters.getAll('locations')),
  };
  return countFilters(filters) > 0 ? filters : null;
};

/** Names the filters in the parameters of an address, in place of those that it named; others stay. */
export const writeFilters = (parameters: URLSearchParams, filters: TimetableFilters): void => {
  for (const name of [...times, ...lists]) parameters.delete(name);
  for (const name of times) if (filters[name] !== null) parameters.set(name, filters[name]);
  for (const name of lists) for (const value of filters[name]) parameters.append(name, value);
};

/** Whether two choices of filters have the same address. */
export const areSameFilters = (one: TimetableFilters, other: TimetableFilters): boolean => {
  const [first, second] = [one, other].map((filters) => {
    const parameters = new URLSearchParams();
    writeFilters(parameters, filters);
    return parameters.toString();
  });
  return first === second;
};
