import { illustrationFor, type IllustrationName } from '#components/booking/model/illustration-for.ts';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import type { CourseSchedule } from '#contract/schedules/courses.ts';

/** The two kinds of schedule that are booked as one thing; also their words in addresses and as booking types. */
export type ScheduleKind = 'camps' | 'courses';

export type AnySchedule = CampSchedule | CourseSchedule;

/** Type guard that tells a camp from a course. */
export const isCamp = (schedule: AnySchedule): schedule is CampSchedule => 'pricingOptionAvailability' in schedule;

/**
 * The illustration for a camp, a course or their category: by keywords in its name, else the sports hall or the studio.
 */
export const schedulePlan = (kind: ScheduleKind, name: string): IllustrationName => {
  const plan = illustrationFor({ slug: '', name, v1Type: null, v2Type: null });
  return plan === 'studio' && kind === 'camps' ? 'basketball' : plan;
};

/** The addresses of one kind of schedule at a venue (docs/product.md#pages). */
export const schedulePaths = (kind: ScheduleKind, venueSlug: string) => {
  const venue = `/${kind}/location/${venueSlug}`;
  return {
    categories: venue,
    list: (category: string) => `${venue}/${category}`,
    timetable: (category: string) => `${venue}/${category}/timetable`,
    details: (category: string, slug: string) => `${venue}/${category}/timetable/${slug}`,
    book: (category: string, slug: string) => `${venue}/${category}/${slug}/book`,
  };
};
