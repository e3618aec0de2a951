import { getSessions, type Line } from '#backend/cart/lines/line.ts';
import type { OwnBooking } from '#backend/timetable/personal.ts';

/** The places that these lines will hold for one person, as if they were held already. */
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
      startsAt,
      endsAt,
    }));
}
