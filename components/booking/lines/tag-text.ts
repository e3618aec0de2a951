import type { Translate } from '#lib/i18n/translate.ts';
import type { AvailabilityTag } from './availability-tag.ts';

/** The text of an availability tag. A refusal shows the server's message, translated where its code is known. */
export const tagText = (tag: AvailabilityTag, t: Translate): string => {
  if (tag.kind === 'available') return t('timetable.tag.available', { count: tag.count });
  if (tag.kind !== 'reason') return t(`timetable.tag.${tag.kind}`);
  return t(`timetable.reason.${tag.reason ?? 'unknown'}`, { message: tag.message ?? '' });
};
