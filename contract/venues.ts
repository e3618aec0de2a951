import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dateSchema, idSchema, instantSchema } from './primitives.ts';
import { queryInt, queryNumber } from './query.ts';
import { routes } from './routes.ts';

export const facilityCodeSchema = z.enum([
  'pool',
  'cafe',
  'parking',
  'cycle_parking',
  'step_free',
  'pool_hoist',
  'showers',
  'changing',
  'lockers',
  'sauna',
  'creche',
]);
export type FacilityCode = z.infer<typeof facilityCodeSchema>;

/** Something that the building has; a pool may say how long it is. */
export const venueFacilitySchema = z.object({ code: facilityCodeSchema, metres: z.number().positive().optional() });
export type VenueFacility = z.infer<typeof venueFacilitySchema>;

export const venueSchema = z.object({
  venueId: idSchema,
  name: z.string(),
  slug: z.string(),
  address1: z.string(),
  address2: z.string().nullable(),
  town: z.string(),
  area: z.string().nullable(),
  postcode: z.string(),
  /** The venue's telephone number; optional for a backend. */
  phone: z.string().nullable().optional(),
  /** In display order; optional for a backend. */
  facilities: z.array(venueFacilitySchema).nullable().optional(),
  /** OpenStreetMap opening_hours. */
  openingTimes: z.string().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  timezone: z.string(),
  activitiesV2MigrationDate: dateSchema.nullable(),
  activitiesV2Enabled: z.boolean(),
  displayVenueSelectionButton: z.boolean(),
  campsAndCoursesBookingEnabled: z.boolean(),
  onlineJoiningEnabled: z.boolean(),
  distanceMiles: z.number().nullable(),
  createdAt: instantSchema,
});
export type Venue = z.infer<typeof venueSchema>;

export const placeSchema = z.object({
  name: z.string(),
  type: z.enum(['postcode', 'place', 'venue']),
  postcode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof placeSchema>;

function postcodeLength(text: string): boolean {
  const length = text.replaceAll(' ', '').length;
  return length >= 5 && length <= 7;
}

export const venueSearchQuery = z.object({
  search: z.string().max(255).optional(),
  postcode: z.string().refine(postcodeLength, { error: 'Must contain between 5 and 7 characters' }).optional(),
  latitude: queryNumber(z.number().min(-90).max(90)).optional(),
  longitude: queryNumber(z.number().min(-180).max(180)).optional(),
  /** Miles. */
  radius: queryNumber(z.number().min(0).max(30)).default(5),
});

export const venueParams = z.object({ venue: z.string().min(1).max(255) });

export const listVenuesEndpoint = endpoint({
  route: routes.listVenues,
  query: venueSearchQuery,
  data: z.array(venueSchema),
});
export const listOnlineJoiningVenuesEndpoint = endpoint({
  route: routes.listOnlineJoiningVenues,
  query: venueSearchQuery,
  data: z.array(venueSchema),
});
export const getVenueEndpoint = endpoint({ route: routes.getVenue, params: venueParams, data: venueSchema });
export const geocodeEndpoint = endpoint({
  route: routes.geocode,
  query: z.object({
    query: z.string().min(1).max(255),
    limit: queryInt(z.int().min(1).max(10)).default(5),
  }),
  data: z.array(placeSchema),
});
