import type { Text } from '#lib/i18n/text.ts';
import type { AvailabilityTag } from './availability-tag.ts';

/** The words of an availability tag. A refusal is told in the server's words, or in the page's language where it knows them. */
export const tagText = (tag: AvailabilityTag, text: Text): string => {
  if (tag.kind === 'available') return text('timetable.tag.available', { count: tag.count });
  if (tag.kind !== 'reason') return text(`timetable.tag.${tag.kind}`);
  return text(`timetable.reason.${tag.reason ?? 'unknown'}`, { message: tag.message ?? '' });
};
