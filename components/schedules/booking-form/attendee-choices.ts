import { personFieldId } from '#components/booking/people/people-ids.ts';
import type { PersonChoice, WayOn } from '#components/booking/people/person-choice.ts';
import { refusedText, shortName } from '#components/booking/people/refused-text.ts';
import type { Attendee } from '#components/schedules/model/attendee.ts';
import { isCamp } from '#components/schedules/model/schedule.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** That somebody has it already, or that it is not known; null if not. */
function ownText({ person, schedule, reading }: Attendee, t: Translate): string | null {
  const { action } = schedule.bookableAction;
  const name = shortName(person);
  if (reading !== 'read') return reading === 'failed' ? t('people.unread', { name }) : null;
  if (action === 'cancel_booking') return t('people.booked', { name });
  return action === 'cancel_reservation' ? t('people.reserved', { name }) : null;
}

interface Choosing {
  attendees: readonly Attendee[];
  /** What one person costs. */
  price: PersonChoice['price'];
  /** Of those who cannot come, by their id. */
  ways: ReadonlyMap<number, WayOn>;
  /** Reads it again for somebody for whom it could not be read. */
  onRetry: (personId: number) => void;
}

/** The way on of somebody for whom it could not be read. The focus leaves the button, which goes meanwhile. */
function retryWay({ id }: Attendee['person'], { onRetry }: Choosing, t: Translate): WayOn {
  const onPress = () => {
    document.getElementById(personFieldId(id))?.focus();
    onRetry(id);
  };
  return { label: t('common.tryAgain'), isBusy: false, onPress };
}

/** Everybody as the list of who is coming shows them; those who can come are first. */
export function attendeeChoices(choosing: Choosing, t: Translate, locale: Language): PersonChoice[] {
  const { attendees, price, ways } = choosing;
  const hasOthers = attendees.some(({ isRefused }) => !isRefused);
  const sorted = attendees.toSorted((one, other) => Number(one.isRefused) - Number(other.isRefused));
  return sorted.map((attendee) => {
    const { person, schedule, age, problem, isRefused, reading } = attendee;
    const forWhom = { kind: isCamp(schedule) ? 'camps' : 'courses', ages: schedule.ages } as const;
    const note = isRefused ? refusedText({ ...forWhom, person, problem, hasOthers }, t, locale) : ownText(attendee, t);
    const isUnread = reading === 'failed' && !isRefused;
    const way = isUnread ? retryWay(person, choosing, t) : (ways.get(person.id) ?? null);
    return { person, age, isRefused, note, way, price: isUnread ? null : price, isPending: reading === 'pending' };
  });
}
