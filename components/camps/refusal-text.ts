import type { Text } from '../../lib/messages/text.ts';
import type { BookingRefusal } from '../../lib/rules/camps/booking-refusal.ts';

/** Why the button waits, as its label. */
export const refusalText = (refusal: BookingRefusal, text: Text): string =>
  refusal.kind === 'server' ? refusal.message : text(`camps.refusal.${refusal.kind}`);
