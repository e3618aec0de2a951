/** The `PickBlock`. It is a sheet where its CSS position is fixed. */
export const pickBlockId = 'pick';
/** The DOM ids of the elements of a `PickBlock` that take the focus. */
export const pickHeadingId = 'picked-session';
export const firstTicketId = 'first-ticket';
export const waiverBoxId = 'ticket-waiver';
/** The cell of the chosen court. */
export const chosenCourtId = 'chosen-court';
/** The control of a session's row. */
export const timeId = (sessionId: number | string): string => `time-${sessionId}`;
