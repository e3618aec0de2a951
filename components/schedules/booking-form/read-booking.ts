import { chosenAttendees, type Attendee } from '#components/schedules/model/attendee.ts';
import { hasUnassigned } from '#components/schedules/model/booking-draft.ts';
import { familyBooking, type Coming, type FamilyBooking } from '#components/schedules/model/family-booking.ts';
import { forAnyAge } from '#components/schedules/model/schedule-offer.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import type { BookingValues } from './values/booking-values.ts';

export interface BookingFacts {
  /** As it is for whom the customer acts for. */
  schedule: AnySchedule;
  /** Everybody the customer may book for; empty for a guest. */
  attendees: readonly Attendee[];
  /** Whom the customer acts for. */
  actingId: number | null;
  now: Date;
}

export interface ReadBooking {
  /** Those who are coming. */
  chosen: Attendee[];
  booking: FamilyBooking;
  /** The agreement that is needed, as it stands in the values; null when none is. */
  agreement: string | null;
  isWaiverAgreed: boolean;
}

/**
 * Those who are coming; one without a name while nobody is chosen, so that the form can be filled in before. Until it is
 * known whom the customer may book for, they are whoever was chosen before a reload.
 */
function getComing(
  chosen: readonly Attendee[],
  { schedule, attendees }: BookingFacts,
  values: BookingValues,
): Coming[] {
  const expected = attendees.length === 0 ? (values.people ?? []) : [];
  const ids = expected.length === 0 ? [null] : expected;
  return chosen.length === 0
    ? ids.map((id, index) => ({ id, name: null, isFirst: index === 0, schedule: forAnyAge(schedule) }))
    : chosen.map(({ person, schedule: personSchedule }, index) => ({
        id: person.id,
        name: person.name,
        isFirst: index === 0,
        schedule: personSchedule,
      }));
}

/** Who is chosen; nobody by themselves while it is open whom the answers are about. */
const getChosenIds = (values: BookingValues): readonly number[] | null =>
  values.people ?? (hasUnassigned(values) ? [] : null);

/** What the values of a booking form amount to. */
export function readBooking(facts: BookingFacts, values: BookingValues): ReadBooking {
  const { schedule, attendees, actingId, now } = facts;
  const chosen = chosenAttendees(attendees, getChosenIds(values), actingId);
  const coming = getComing(chosen, facts, values);
  const { waiver } = familyBooking(schedule, coming, values, true, now);
  // The agreement is stored with the people it is for, so that another one requires a new one.
  const agreement = waiver && [waiver.restriction.id, ...waiver.people.map(({ id }) => id)].join('/');
  const isWaiverAgreed = agreement === null || values.agreement === agreement;
  return { chosen, agreement, isWaiverAgreed, booking: familyBooking(schedule, coming, values, isWaiverAgreed, now) };
}
