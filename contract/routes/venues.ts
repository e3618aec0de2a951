import type { Route } from './route.ts';

/** Venues and places on the map, what a venue offers, and the categories of that. */
export const venuesRoutes = {
  listVenues: { method: 'GET', base: 'activities', path: '/venues', who: 'anyone', cache: 'public', paginated: true },
  listVenuePoints: { method: 'GET', base: 'activities', path: '/venues/points', who: 'anyone', cache: 'public' },
  listOnlineJoiningVenues: {
    method: 'GET',
    base: 'activities',
    path: '/venues/online-joining',
    who: 'anyone',
    cache: 'public',
    paginated: true,
  },
  getVenue: { method: 'GET', base: 'activities', path: '/venues/{venue}', who: 'anyone', cache: 'public' },
  geocode: { method: 'GET', base: 'activities', path: '/geocode', who: 'anyone', cache: 'public' },

  listVenueActivities: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/categories',
    who: 'anyone',
    cache: 'public',
  },
  getVenueActivity: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/categories/{activitySlug}',
    who: 'anyone',
    cache: 'public',
  },
  listVenuePricing: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/pricing',
    who: 'anyone',
    cache: 'public',
  },

  listBookableCategories: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/categories/bookable/{venue}',
    who: 'anyone',
    cache: 'public',
  },
  getBookableCategory: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/categories/bookable/{venue}/{category}',
    who: 'anyone',
    cache: 'public',
  },

  listCategories: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/categories',
    who: 'staff',
    permission: 'categories',
    cache: 'none',
    paginated: true,
  },
  createCategory: {
    method: 'POST',
    base: 'api',
    path: '/v1/activities/categories',
    who: 'staff',
    permission: 'categories',
    cache: 'none',
  },
  updateCategory: {
    method: 'PUT',
    base: 'api',
    path: '/v1/activities/categories/{categoryId}',
    who: 'staff',
    permission: 'categories',
    cache: 'none',
  },
  deleteCategory: {
    method: 'DELETE',
    base: 'api',
    path: '/v1/activities/categories/{categoryId}',
    who: 'staff',
    permission: 'categories',
    cache: 'none',
  },
} as const satisfies Record<string, Route>;
