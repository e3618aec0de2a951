import { getSessions, type Line } from '#backend/cart/lines/line.ts';
import type { OwnBooking } from '#backend/timetable/personal.ts';

/** The places that these lines are about to take for one person, as bookings for the clash check. */
export function plannedPlaces(lines: readonly Line[], userId: number | null): OwnBooking[] {
  if (userId === null) return [];
  return lines
    .filter(({ forUserId }) => forUserId === userId)
    .flatMap(getSessions)
    .map(({ id, startsAt, endsAt }) => ({
      id: '',
      v1Id: 0,
      isV2: true,
      occurrenceId: id,
      status: 'reserved',
      isOffer: false,
      isLapsed: false,
      startsAt,
      endsAt,
    }));
}
