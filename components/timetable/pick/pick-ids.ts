/** The block that is chosen in; a sheet where its position is fixed. */
export const pickBlockId = 'pick';
/** The DOM ids of what takes the focus in the block that is chosen in. */
export const pickHeadingId = 'picked-session';
export const firstTicketId = 'first-ticket';
export const waiverBoxId = 'ticket-waiver';
/** The cell of the chosen court. */
export const chosenCourtId = 'chosen-court';
/** The control of a session's row. */
export const timeId = (sessionId: number | string): string => `time-${sessionId}`;
