import type { Translate } from '#lib/i18n/translate.ts';
import type { AvailabilityTag } from './availability-tag.ts';

/** The words of an availability tag. A refusal is told in the server's words, or in the page's language where it knows them. */
export const tagText = (tag: AvailabilityTag, t: Translate): string => {
  if (tag.kind === 'available') return t('timetable.tag.available', { count: tag.count });
  if (tag.kind !== 'reason') return t(`timetable.tag.${tag.kind}`);
  return t(`timetable.reason.${tag.reason ?? 'unknown'}`, { message: tag.message ?? '' });
};
