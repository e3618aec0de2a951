import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dateSchema, idSchema, instantSchema, slugSchema } from '#contract/primitives.ts';
import { pageQuery, queryArray, queryInt, queryNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { v1TypeSchema, v2TypeSchema } from './timetable-types.ts';

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

/** A day's opening times at the venue; 24:00 is midnight, and a time before `opens` is the next morning's. */
export const openingDaySchema = z.object({
  date: dateSchema,
  /** 1 for Monday to 7 for Sunday. */
  weekday: z.int().min(1).max(7),
  ranges: z.array(z.object({ opens: z.string(), closes: z.string() })),
});
export type OpeningDay = z.infer<typeof openingDaySchema>;

/** A venue in a list, with what a list shows of it, so that no call per venue is needed. */
export const venueSummarySchema = venueSchema.extend({
  /** Seven days from the venue's today on; empty when the opening times are not known. */
  openingDays: z.array(openingDaySchema),
  /** The root activities, in the operator's order. */
  activities: z.array(z.object({ slug: z.string(), name: z.string(), v1Type: v1TypeSchema, v2Type: v2TypeSchema })),
});
export type VenueSummary = z.infer<typeof venueSummarySchema>;

/** Id, slug, name, latitude and longitude of a venue. */
export const venuePointSchema = z.tuple([idSchema, z.string(), z.string(), z.number(), z.number()]);
export type VenuePoint = z.infer<typeof venuePointSchema>;

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

/** A search of venues, one page of it; `facility`, `category` and `bookingType` leave out venues without them. */
export const venueListQuery = venueSearchQuery.extend({
  ...pageQuery.shape,
  /** The building has all of these. */
  facility: queryArray(facilityCodeSchema).optional(),
  /** The venue offers this category or one below it. */
  category: slugSchema.optional(),
  /** The venue has camps or courses on sale. */
  bookingType: z.enum(['camps', 'courses']).optional(),
});

/** A search of the venues that sell memberships online, one page of it. */
export const joiningVenueListQuery = venueSearchQuery.extend(pageQuery.shape);

const boundQuery = (limit: number) => queryNumber(z.number().min(-limit).max(limit));

export const listVenuesEndpoint = endpoint({
  route: routes.listVenues,
  query: venueListQuery,
  data: z.array(venueSummarySchema),
});
export const listVenuePointsEndpoint = endpoint({
  route: routes.listVenuePoints,
  query: z.object({
    west: boundQuery(180).default(-180),
    south: boundQuery(90).default(-90),
    east: boundQuery(180).default(180),
    north: boundQuery(90).default(90),
  }),
  data: z.array(venuePointSchema),
});
export const listOnlineJoiningVenuesEndpoint = endpoint({
  route: routes.listOnlineJoiningVenues,
  query: joiningVenueListQuery,
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
