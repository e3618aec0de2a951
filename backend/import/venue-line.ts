import { z } from 'zod';
import { getFirst, latitude, longitude, text } from './columns.ts';
import { facilityCodes, poolLengths } from './facility-columns.ts';

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
