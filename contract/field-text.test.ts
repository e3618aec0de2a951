import { z } from 'zod';
import { billingSchema } from './customers/billing.ts';
import { fieldText } from './field-text.ts';
import { dateSchema, idSchema, localStampSchema, occurrenceIdSchema, slugSchema } from './primitives.ts';
import { queryArray, queryBoolean, queryInt, queryNumber } from './query.ts';

const textsFor = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value, { error: fieldText });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('the sentence of a wrong field', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['absent', z.string(), undefined, 'Required'],
    ['null', z.string(), null, 'Required'],
    ['empty', z.string().min(1), '', 'Required'],
    ['an empty list', z.array(z.string()).min(1), [], 'Required'],
    ['too short', z.string().min(8), 'short', 'Must contain at least 8 character(s)'],
    ['empty where more is needed', z.string().min(8), '', 'Must contain at least 8 character(s)'],
    ['too long', z.string().max(3), 'long', 'Must contain at most 3 character(s)'],
    ['too small', z.int().min(1), 0, 'Must be at least 1'],
    ['too large', z.int().max(30), 31, 'Must be at most 30'],
    ['no number', z.int(), 'x', 'Must be a number'],
    ['no whole number', z.int(), 1.5, 'Must be a number'],
    ['not one of a list', z.enum(['online', 'foh']), 'web', 'Must be one of: online, foh'],
    ['absent of a list', z.enum(['online', 'foh']), undefined, 'Required'],
    ['no UUID', idSchema, 'x', 'Must be a UUID'],
    ['no address', z.email(), 'x', 'Must be an email address'],
    ['an empty address', z.email(), '', 'Required'],
    [
      'no postcode',
      z.object({ postcode: billingSchema.shape.postcode }),
      { postcode: 'HX6' },
      'Must be 5 to 7 letters or digits',
    ],
    ['no date', dateSchema, '24-11-2026', 'Must be a date (YYYY-MM-DD)'],
    ['a day that does not exist', dateSchema, '2026-02-30', 'Must be a date (YYYY-MM-DD)'],
    ['a year that does not exist', dateSchema, '0000-01-01', 'Must be a date (YYYY-MM-DD)'],
    ['an empty date', dateSchema, '', 'Required'],
    ['no wall time', localStampSchema, '2026-11-24T10:00:00Z', 'Must be a date and time (YYYY-MM-DD HH:MM:SS)'],
    [
      'an hour that does not exist',
      localStampSchema,
      '2026-11-24 24:00:00',
      'Must be a date and time (YYYY-MM-DD HH:MM:SS)',
    ],
    ['no session id', occurrenceIdSchema, 'x', 'Must be exactly 34 letters, digits, underscores or hyphens'],
    ['none of several forms', z.union([z.int(), z.boolean()]), 'x', 'Must be one of the allowed forms'],
    ['text of another form', slugSchema, 'No Slug', 'Must be one of the allowed forms'],
  ])('%s', (_, schema, value, text) => {
    expect(textsFor(schema, value)).toEqual([text]);
  });
});

describe('values of a query', () => {
  it.each<[z.ZodType, unknown, unknown]>([
    [queryInt(z.int()), '20', 20],
    [queryNumber(z.number()), '-2.24', -2.24],
    [queryBoolean, 'true', true],
    [queryBoolean, '0', false],
    [queryArray(z.string()), 'one', ['one']],
    [queryArray(z.string()), ['one', 'two'], ['one', 'two']],
  ])('%#: are read from text', (schema, text, value) => {
    expect(schema.parse(text)).toEqual(value);
  });

  it.each<[z.ZodType, unknown]>([
    [queryInt(z.int()), ''],
    [queryInt(z.int()), ' '],
    [queryInt(z.int()), '1.5'],
    [queryInt(z.int()), '1e400'],
    [queryInt(z.int()), ['1', '2']],
    [queryBoolean, 'yes'],
    [queryArray(z.string()), Array.from({ length: 101 }, () => 'x')],
  ])('%#: are refused when they are something else', (schema, text) => {
    expect(textsFor(schema, text)).toHaveLength(1);
  });
});
