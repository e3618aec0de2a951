import type { OperationId } from '#contract/routes.ts';
import { absent, invalid, notANumber, required, unknownId, wrongPage, type CallCase } from './call-case.ts';

const noVenue = absent('of no venue', { params: { venue: 'nowhere', activitySlug: 'a', category: 'c' } });
const notOnMap = {
  latitude: 'Must be at most 90',
  longitude: 'Must be at least -180',
  radius: 'Must be at most 30',
};
const search = '?latitude=90.1&longitude=-180.1&radius=30.1';

/** The operator, venues, activities and categories. */
export const siteCases = {
  getClient: { bad: [] },
  getTranslations: { bad: [absent('in a language that is not there', { params: { language: 'xx' } })] },
  getTheme: { bad: [] },
  getFooter: { bad: [absent('of no venue', { query: '?venue=nowhere' })] },
  listVenues: {
    bad: [
      wrongPage,
      notANumber,
      invalid('places past the limits', { query: search }, notOnMap),
      invalid(
        'a postcode that is none',
        { query: '?postcode=M1' },
        { postcode: 'Must contain between 5 and 7 characters' },
      ),
      invalid(
        'a search that is too long',
        { query: `?search=${'x'.repeat(256)}` },
        { search: 'Must contain at most 255 character(s)' },
      ),
    ],
  },
  listVenuePoints: { bad: [invalid('past the poles', { query: '?north=90.5' }, { north: 'Must be at most 90' })] },
  listOnlineJoiningVenues: { bad: [wrongPage, notANumber] },
  getVenue: { bad: [noVenue] },
  geocode: {
    bad: [
      required({ query: '' }, 'query'),
      invalid('too many', { query: '?query=M1&limit=11' }, { limit: 'Must be at most 10' }),
    ],
  },
  listVenueActivities: { bad: [noVenue] },
  getVenueActivity: { bad: [noVenue] },
  listVenuePricing: { bad: [noVenue] },
  listBookableCategories: { bad: [noVenue] },
  getBookableCategory: { bad: [noVenue] },
  listCategories: {
    bad: [
      wrongPage,
      notANumber,
      invalid(
        'a type that is none',
        { query: '?booking_type=club' },
        {
          booking_type: 'Must be one of: ticketed, resources, classes, courses, camps',
        },
      ),
      invalid(
        'a search that is too long',
        { query: `?search=${'x'.repeat(256)}` },
        { search: 'Must contain at most 255 character(s)' },
      ),
    ],
  },
  createCategory: {
    bad: [
      required({ body: {} }, 'name', 'slug', 'booking_type'),
      invalid(
        'past the limits',
        { body: { name: 'x'.repeat(256), slug: 'x'.repeat(256), booking_type: null } },
        {
          name: 'Must contain at most 255 character(s)',
          slug: 'Must contain at most 255 character(s)',
        },
      ),
      invalid(
        'a slug that is taken',
        ({ scene: { classes } }) => ({ body: { name: 'Again', slug: classes.slug, booking_type: null } }),
        { slug: 'Already in use' },
      ),
    ],
  },
  updateCategory: {
    bad: [
      required({ body: {} }, 'name', 'slug', 'booking_type', 'parent_id'),
      absent('of nothing', { params: { categoryId: unknownId } }),
      invalid(
        'below what is no group',
        ({ scene: { classes, swimming } }) => ({
          body: { name: 'Classes', slug: classes.slug, booking_type: 'classes', parent_id: swimming.categoryId },
        }),
        { parent_id: 'Must be a group without a parent' },
      ),
      {
        ...{
          name: 'another type while in use',
          status: 409,
          code: 'category_in_use',
          message: 'This category is in use',
        },
        change: ({ scene: { classes } }) => ({
          body: { name: 'Classes', slug: classes.slug, booking_type: 'courses', parent_id: null },
        }),
      },
    ],
  },
  deleteCategory: {
    change: async ({ db }) => {
      const values = { name: 'Unused', slug: `unused-${Date.now()}`, bookingType: null };
      const { id } = await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow();
      return { params: { categoryId: id } };
    },
    bad: [
      absent('of nothing', { params: { categoryId: unknownId } }),
      {
        ...{ name: 'one in use', status: 409, code: 'category_in_use', message: 'This category is in use' },
        change: ({ scene: { classes } }) => ({ params: { categoryId: classes.categoryId } }),
      },
    ],
  },
} satisfies Partial<Record<OperationId, CallCase>>;
