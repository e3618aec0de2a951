import { useLocale, useTranslations } from 'next-intl';
import { agesText } from '#components/booking/lines/ages-text.ts';
import type { Attendee } from '#components/schedules/model/attendee.ts';
import { isCamp } from '#components/schedules/model/schedule.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';

/**
 * Why somebody cannot come, or that they have it already; null when there is nothing to say. `hasOthers`: whether it is
 * for somebody else of the account.
 */
export function useRefusedText({ person, schedule, problem, isRefused }: Attendee, hasOthers: boolean): string | null {
  const t = useTranslations();
  const locale = useLocale();
  const name = person.name.split(' ')[0] ?? person.name;
  const { action } = schedule.bookableAction;
  if (!isRefused) {
    if (action === 'cancel_booking') return t('camps.people.booked', { name });
    return action === 'cancel_reservation' ? t('camps.people.reserved', { name }) : null;
  }
  const kind = isCamp(schedule) ? 'camps' : 'courses';
  const ages = schedule.ages === null ? '' : agesText(schedule.ages, t);
  if (person.isYou && !hasOthers) return t('camps.people.addWho', { kind, ages });
  if (person.isYou || problem === null) return t('camps.people.you', { kind, ages });
  if (problem.kind === 'old') return t('camps.people.old', { kind, ages, name, age: problem.age });
  return t('camps.people.young', { kind, ages, name, age: problem.age, from: formatDayOfYear(problem.from, locale) });
}
