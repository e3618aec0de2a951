import { getTags } from './server-call.ts';

describe('the cache tags of a read', () => {
  it.each([
    ['getTheme', {}, ['theme']],
    ['getTheme', { query: { venue: 'riverside' } }, ['theme', 'theme:riverside']],
    ['getFooter', { query: { venue: 'riverside' } }, ['footer', 'footer:riverside']],
    ['getVenue', { params: { venue: 'riverside' } }, ['venues', 'venue:riverside']],
    ['getVenueActivity', { params: { venue: 'riverside', activitySlug: 'gym' } }, ['activities:riverside']],
    ['listActivityDates', { params: { venue: 'riverside', category: 'gym' } }, ['timetable:riverside:gym']],
    ['searchSessions', { query: { date: '2026-11-24', postcode: 'HX1 1AA' } }, ['timetables']],
    ['listLiveTimes', { query: { venue: ['riverside', 'harbour'] } }, ['timetable:riverside', 'timetable:harbour']],
    ['listActivitySlotsV2', { params: { venue: 'riverside', activity: 'squash' } }, ['timetable:riverside:squash']],
    [
      'getBookableCategory',
      { params: { venue: 'riverside', category: 'camps' } },
      ['activities:riverside', 'camps:riverside', 'courses:riverside'],
    ],
    [
      'listCamps',
      { query: { source: 'online', venueSlugs: ['riverside', 'harbour'] } },
      ['camps:riverside', 'camps:harbour'],
    ],
    [
      'getCourse',
      { params: { id: 'stage-1' }, query: { source: 'online', venueSlugs: ['riverside'] } },
      ['courses:riverside'],
    ],
    ['listVenuePricing', { params: { venue: 'riverside' } }, ['activities:riverside']],
    ['listPackages', { params: { source: 'online', venue: 'riverside' } }, ['packages:riverside']],
    ['getPackage', { params: { source: 'online', venue: 'riverside', packageId: '1' } }, ['packages:riverside']],
    ['getRestriction', { params: { id: '1' } }, ['restriction:1']],
    ['getCart', {}, []],
  ] as const)('%s %j is kept under %j', (id, input, tags) => {
    expect(getTags(id, input)).toEqual(tags);
  });
});
