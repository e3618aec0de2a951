import type { OperationId } from '#contract/routes.ts';
import type { AnyInput } from './build-request.ts';

const venuesIn = ({ venueSlugs }: NonNullable<AnyInput['query']>): string[] => [venueSlugs ?? []].flat().map(String);

/** The cache tags of a public read: what `POST /api/revalidate` names when it changes (docs/product.md#caching). */
export function getTags(id: OperationId, { params = {}, query = {} }: AnyInput): string[] {
  const venue = String(params.venue ?? '');
  const activity = String(params.activity ?? params.category ?? '');
  switch (id) {
    case 'getClient':
    case 'getTranslations':
      return ['client'];
    case 'getTheme':
      return ['theme', ...(query.venue ? [`theme:${String(query.venue)}`] : [])];
    case 'getFooter':
      return ['footer', ...(query.venue ? [`footer:${String(query.venue)}`] : [])];
    case 'listVenues':
    case 'listVenuePoints':
    case 'listOnlineJoiningVenues':
      return ['venues'];
    case 'getVenue':
      return ['venues', `venue:${venue}`];
    case 'listVenuePricing':
    case 'listVenueActivities':
    case 'getVenueActivity':
      return [`activities:${venue}`];
    case 'listBookableCategories':
    case 'getBookableCategory':
      return [`activities:${venue}`, `camps:${venue}`, `courses:${venue}`];
    case 'listCamps':
    case 'getCamp':
      return venuesIn(query).map((slug) => `camps:${slug}`);
    case 'listCourses':
    case 'getCourse':
      return venuesIn(query).map((slug) => `courses:${slug}`);
    case 'listPackages':
    case 'getPackage':
      return [`packages:${venue}`];
    case 'listActivityDates':
    case 'listActivityTimes':
    case 'listActivityTimesV2':
    case 'listActivityTimetable':
    case 'listActivityTimetableV2':
    case 'listActivitySlots':
    case 'listActivitySlotsV2':
    case 'listTickets':
      return [`timetable:${venue}:${activity}`];
    case 'searchSessions':
    case 'searchDays':
    case 'listLiveTimes':
      return query.venue ? [query.venue].flat().map((slug) => `timetable:${String(slug)}`) : ['timetables'];
    case 'listMembershipTypes':
      return [`memberships:${venue}`];
    case 'getRestriction':
      return [`restriction:${String(params.id)}`];
    default:
      return [];
  }
}
