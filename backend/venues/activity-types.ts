import type { BookingType } from '#contract/primitives.ts';

const types = {
  ticketed: { v1Type: 'fast_ticket_templates', v2Type: 'ticketed' },
  resources: { v1Type: 'ad_hoc_templates', v2Type: 'resources' },
  classes: { v1Type: 'class_templates', v2Type: 'classes' },
} as const;

/** The booking types of activities: what has a timetable. */
export type TimetabledType = keyof typeof types;

function isTimetabled(type: BookingType | null): type is TimetabledType {
  return type !== null && type in types;
}

/** The names that both versions of the calls have for a booking type; null for what has no timetable. */
export function activityTypes(type: TimetabledType): (typeof types)[TimetabledType];
export function activityTypes(
  type: BookingType | null,
): (typeof types)[TimetabledType] | { v1Type: null; v2Type: null };
export function activityTypes(type: BookingType | null) {
  return isTimetabled(type) ? types[type] : { v1Type: null, v2Type: null };
}
