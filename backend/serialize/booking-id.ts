/** The id of a booking on the wire: of a v1 booking its number. */
export function wireBookingId(booking: { id: string; isV2: boolean; v1Id: number }): string {
  return booking.isV2 ? booking.id : String(booking.v1Id);
}
