import { z } from 'zod';
import { facilityCodeSchema } from '#contract/venues/venues.ts';

/** Why a line was skipped: its number, the column and the reason. */
export interface LineProblem {
  line: number;
  /** Absent when the line as a whole can't be read. */
  column?: string;
  why: string;
}

export interface ImportSummary {
  imported: number;
  problems: LineProblem[];
}

/** One problem for every wrong column of a line. */
export function getProblems(line: number, { issues }: z.ZodError): LineProblem[] {
  return issues.map(({ path, message }) => ({ line, column: path.join('.'), why: message }));
}

/** The problem as a sentence: "line 17: lat must be a number from -90 to 90". */
export function getSentence({ line, column, why }: LineProblem): string {
  return `line ${line}: ${column === undefined ? '' : `${column} `}${why}`;
}

/** Sorted by line number: the reader may report some of them early. */
export function inLineOrder(problems: readonly LineProblem[]): LineProblem[] {
  return problems.toSorted((one, other) => one.line - other.line);
}

/** How many lines were skipped; a line with several problems counts once. */
export function skippedLines(problems: readonly LineProblem[]): number {
  return new Set(problems.map(({ line }) => line)).size;
}

/** Text without control characters, which nobody types and PostgreSQL may refuse. */
const text = (longest = 255) =>
  z
    .string()
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'must not contain control characters' });

function coordinate(limit: number) {
  const error = `must be a number from -${limit} to ${limit}`;
  return z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, { error })
    .transform(Number)
    .pipe(z.number().min(-limit, { error }).max(limit, { error }));
}

export const latitude = coordinate(90);
export const longitude = coordinate(180);

/** The value of the first of these columns that the file has and that isn't empty. */
export function getFirst(values: Record<string, string>, names: readonly string[]): string | undefined {
  const name = names.find((candidate) => values[candidate] !== undefined && values[candidate] !== '');
  return name === undefined ? undefined : values[name];
}

/** Throws one sentence when a file lacks a column; every set of names stands for one column. */
export function checkColumns(values: Record<string, string>, neededColumns: readonly (readonly string[])[]): void {
  for (const names of neededColumns) {
    if (!names.some((name) => name in values)) throw new Error(`The file has no column "${names.join('" or "')}".`);
  }
}

/** Several values in one field: "25|12.5". */
const values = z.string().transform((field) =>
  field
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== ''),
);

const codes = z.array(facilityCodeSchema);
const allCodes = facilityCodeSchema.options.join(', ');

/** What the building has, each once, in the order of the file. */
const facilityCodes = values.transform((input, context) => {
  const parsed = codes.safeParse(input);
  if (parsed.success) return [...new Set(parsed.data)];
  context.addIssue(`must be some of ${allCodes}, with | between them`);
  return z.NEVER;
});

const isLength = (value: string) => /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) > 0;

/** Metres, each length once, the longest first. */
const poolLengths = values
  .refine((input) => input.every(isLength), { error: 'must be lengths in metres, with | between them' })
  .transform((input) => [...new Set(input.map(Number))].toSorted((one, other) => other - one));

/** The headings accepted for each column; messages use the first. */
export const venueColumns = {
  name: ['name', 'site_name'],
  street: ['street', 'address1', 'address'],
  town: ['town'],
  postcode: ['postcode'],
  lat: ['lat', 'latitude'],
  lon: ['lon', 'lng', 'longitude'],
  phone: ['telephone', 'phone'],
  facilities: ['facilities'],
  pool_lengths_m: ['pool_lengths_m'],
  id: ['site_id', 'id'],
} as const;

const ukPostcode = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** A postcode with one space before its last three characters. */
const postcode = z
  .string()
  .transform((value) => value.toUpperCase().replaceAll(/\s/g, ''))
  .refine((value) => value === '' || ukPostcode.test(value), { error: 'must be a UK postcode' })
  .transform((value) => value.replace(/(?=.{3}$)/, ' ').trim());

const venueSchema = z
  .object({
    name: z.string({ error: 'must not be empty' }).pipe(text()),
    street: text().default(''),
    town: text().default(''),
    postcode: postcode.default(''),
    lat: latitude.optional(),
    lon: longitude.optional(),
    phone: text(50).optional(),
    facilities: facilityCodes.optional(),
    pool_lengths_m: poolLengths.optional(),
    id: text().optional(),
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    path: ['lat'],
    error: 'and lon must both be given, or neither',
  });
export type ImportedVenue = z.output<typeof venueSchema>;

/** Reads one line of a file of venues, in the columns of Active Places and the like. */
export function readVenueLine(values: Record<string, string>): z.ZodSafeParseResult<ImportedVenue> {
  const columns = Object.entries(venueColumns).map(([column, names]) => [column, getFirst(values, names)]);
  return venueSchema.safeParse(Object.fromEntries(columns));
}
