import { getVenueActivityEndpoint, listVenueActivitiesEndpoint } from '#contract/activities/activities.ts';
import {
  createCategoryEndpoint,
  deleteCategoryEndpoint,
  getBookableCategoryEndpoint,
  listBookableCategoriesEndpoint,
  listCategoriesEndpoint,
  updateCategoryEndpoint,
} from '#contract/activities/categories.ts';
import { listVenuePricingEndpoint } from '#contract/activities/pricing.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { venuesRoutes } from '#contract/routes/venues.ts';
import {
  geocodeEndpoint,
  getVenueEndpoint,
  listOnlineJoiningVenuesEndpoint,
  listVenuePointsEndpoint,
  listVenuesEndpoint,
} from '#contract/venues/venues.ts';

export const venuesEndpoints = {
  listVenues: listVenuesEndpoint,
  listVenuePoints: listVenuePointsEndpoint,
  listOnlineJoiningVenues: listOnlineJoiningVenuesEndpoint,
  getVenue: getVenueEndpoint,
  geocode: geocodeEndpoint,
  listVenueActivities: listVenueActivitiesEndpoint,
  getVenueActivity: getVenueActivityEndpoint,
  listVenuePricing: listVenuePricingEndpoint,
  listBookableCategories: listBookableCategoriesEndpoint,
  getBookableCategory: getBookableCategoryEndpoint,
  listCategories: listCategoriesEndpoint,
  createCategory: createCategoryEndpoint,
  updateCategory: updateCategoryEndpoint,
  deleteCategory: deleteCategoryEndpoint,
} satisfies Record<keyof typeof venuesRoutes, Endpoint>;
