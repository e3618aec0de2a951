import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { getSessionId } from '#contract/rules/session-id.ts';
import type { TicketItem } from '#contract/rules/visits.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { BundleItem } from './confirmation-facts.ts';

/** The activity, else the kind of a camp or course, in the address of its timetable; undefined where it is not known. */
function getActivitySlug(item: TicketItem | BundleItem): string | undefined {
  if (item.type !== 'av2_booking_bundle') return item.activitySlug;
  return item.childItems.flatMap((child) => ('activitySlug' in child ? (child.activitySlug ?? []) : []))[0];
}

/** Where a friend can book the same: the session in its day, or the camps or courses; else the venue. */
export function getSharedPath(item: TicketItem | BundleItem): string {
  const { slug: venue } = item.venue;
  const activity = getActivitySlug(item);
  if (item.type === 'av2_booking_bundle') {
    const base = `/${item.bookingType}/location/${venue}`;
    return activity === undefined ? base : `${base}/${activity}/timetable`;
  }
  if (activity === undefined) return `/location/${venue}`;
  const day = `/location/${venue}/${activity}/${getDate(item.startsAt.local)}`;
  return day + sessionFragment(getSessionId(item));
}
