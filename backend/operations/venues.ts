import { getVenueActivity } from '../activities/operations/get-venue-activity.ts';
import { listVenueActivities } from '../activities/operations/list-venue-activities.ts';
import { listVenuePricing } from '../activities/operations/list-venue-pricing.ts';
import { createCategory } from '../categories/operations/create-category.ts';
import { deleteCategory } from '../categories/operations/delete-category.ts';
import { getBookableCategory } from '../categories/operations/get-bookable-category.ts';
import { listBookableCategories } from '../categories/operations/list-bookable-categories.ts';
import { listCategories } from '../categories/operations/list-categories.ts';
import { updateCategory } from '../categories/operations/update-category.ts';
import { geocode } from '../venues/operations/geocode.ts';
import { getVenue } from '../venues/operations/get-venue.ts';
import { listOnlineJoiningVenues } from '../venues/operations/list-online-joining-venues.ts';
import { listVenuePoints } from '../venues/operations/list-venue-points.ts';
import { listVenues } from '../venues/operations/list-venues.ts';

export const venuesOperations = {
  listVenues,
  listVenuePoints,
  listOnlineJoiningVenues,
  getVenue,
  geocode,
  listVenueActivities,
  getVenueActivity,
  listVenuePricing,
  listBookableCategories,
  getBookableCategory,
  listCategories,
  createCategory,
  updateCategory,
  deleteCategory,
};
