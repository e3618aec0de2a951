import type { PersonChoice, WayOn } from '#components/booking/people/person-choice.ts';
import { refusedText, shortName } from '#components/booking/people/refused-text.ts';
import type { Attendee } from '#components/schedules/model/attendee.ts';
import { isCamp } from '#components/schedules/model/schedule.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** That somebody has it already; null if not. */
function ownText({ person, schedule }: Attendee, t: Translate): string | null {
  const { action } = schedule.bookableAction;
  const name = shortName(person);
  if (action === 'cancel_booking') return t('people.booked', { name });
  return action === 'cancel_reservation' ? t('people.reserved', { name }) : null;
}

interface Choosing {
  attendees: readonly Attendee[];
  /** What one person costs. */
  price: PersonChoice['price'];
  /** Of those who cannot come, by their id. */
  ways: ReadonlyMap<number, WayOn>;
}

/** Everybody as the list of who is coming shows them; those who can come are first. */
export function attendeeChoices({ attendees, price, ways }: Choosing, t: Translate, locale: Language): PersonChoice[] {
  const hasOthers = attendees.some(({ isRefused }) => !isRefused);
  const sorted = attendees.toSorted((one, other) => Number(one.isRefused) - Number(other.isRefused));
  return sorted.map((attendee) => {
    const { person, schedule, age, problem, isRefused } = attendee;
    const forWhom = { kind: isCamp(schedule) ? 'camps' : 'courses', ages: schedule.ages } as const;
    const note = isRefused ? refusedText({ ...forWhom, person, problem, hasOthers }, t, locale) : ownText(attendee, t);
    return { person, age, isRefused, note, way: ways.get(person.id) ?? null, price };
  });
}
