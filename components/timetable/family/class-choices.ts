import type { PersonChoice, WayOn } from '#components/booking/people/person-choice.ts';
import { refusedText, shortName } from '#components/booking/people/refused-text.ts';
import type { Person } from '#components/booking/person/people.ts';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { ageOn, ageProblem } from '#contract/rules/ages.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { Occurrence, OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** Somebody, and the class as the server shows it for them; undefined until it is read. */
export interface ClassPerson {
  person: Person;
  session: Occurrence | undefined;
  price: OwnPrice | undefined;
}

/** How old somebody of this date of birth is on the day of the class, and whether they may come. */
export const ageIn = ({ ages, startsAt }: Pick<OccurrenceSummary, 'ages' | 'startsAt'>, dateOfBirth: string | null) => {
  const day = getDate(startsAt.local);
  return {
    age: dateOfBirth === null ? null : ageOn(dateOfBirth, day),
    problem: ageProblem(ages, dateOfBirth, day),
  };
};

/** Whether they may be booked now, as far as it is known. */
export const canCome = ({ person, session }: ClassPerson, occurrence: OccurrenceSummary): boolean =>
  session === undefined
    ? ageIn(occurrence, person.dateOfBirth).problem === null
    : session.bookableAction?.action === 'book';

/** Why somebody cannot be booked, in a sentence about them. */
function whyNot({ person, session }: ClassPerson, t: Translate): string {
  const name = shortName(person);
  const { action, reason, message } = session?.bookableAction ?? { action: null, reason: null, message: null };
  if (action === 'cancel_booking') return t('people.booked', { name });
  if (action === 'cancel_reservation') return t('people.reserved', { name });
  if (action === 'join_waitlist') return t('people.waitlist', { name });
  if (action === 'leave_waitlist') return t('people.waiting', { name });
  if (reason === 'busy') return t('people.busy', { name });
  return message ?? t('people.noPlace');
}

/** Why somebody cannot come, where more is known than the server's reason, and what they may do instead. */
export interface PersonWayOn {
  note?: string;
  way: WayOn | null;
}

export interface Choosing {
  session: OccurrenceSummary;
  people: readonly ClassPerson[];
  /** Of those who cannot come, by their id. */
  ways: ReadonlyMap<number, PersonWayOn>;
  /** Ids. */
  chosen: readonly number[];
}

/**
 * Everybody as the list of who is coming shows them: those who cannot come stay in their place, closed, with the reason;
 * once all places are chosen, so do the others. Those who can come are first.
 */
export function classChoices(
  { session, people, ways, chosen }: Choosing,
  t: Translate,
  locale: Language,
): PersonChoice[] {
  const forWhom = { kind: 'classes', ages: session.ages } as const;
  const hasOthers = people.some((one) => canCome(one, session));
  const { available } = session.capacity;
  const choices = people.map((one): PersonChoice => {
    const { person, price } = one;
    const { age, problem } = ageIn(session, person.dateOfBirth);
    const isForAge = problem === null && one.session?.bookableAction?.reason !== 'age';
    const isOpen = canCome(one, session);
    // A place that the waitlist holds is theirs, however many places are left.
    const hasOffer = one.session?.waitlistOffer != null;
    const isLeftOut = isOpen && !hasOffer && !chosen.includes(person.id) && chosen.length >= available;
    const { note, way = null } = ways.get(person.id) ?? {};
    const refusal = isForAge
      ? (note ?? whyNot(one, t))
      : refusedText({ ...forWhom, person, problem, hasOthers }, t, locale);
    return {
      person,
      age,
      isRefused: !isOpen || isLeftOut,
      way: isOpen ? null : way,
      note: isLeftOut ? t('people.full', { count: available }) : isOpen ? null : refusal,
      price: price
        ? {
            amountMinor: price.price.value,
            currency: price.price.currency,
            ...(price.fullPrice.value > price.price.value && {
              was: { amountMinor: price.fullPrice.value, label: t('booking.was') },
            }),
          }
        : null,
    };
  });
  const isClosed = ({ person }: PersonChoice) => !people.some((one) => one.person === person && canCome(one, session));
  return [...choices.filter((choice) => !isClosed(choice)), ...choices.filter(isClosed)];
}

/** Who is ticked until the customer chooses: the person acted for, else the first who can come. */
export function firstChosen(
  { session, people }: Pick<Choosing, 'session' | 'people'>,
  actingId: number | null,
): number[] {
  const adultAge = 18;
  const isForChildren = (session.ages?.maximum ?? adultAge) < adultAge;
  const eligible = people.filter(
    (one) => canCome(one, session) && (one.person.dateOfBirth !== null || !one.person.isYou || !isForChildren),
  );
  const first = eligible.find(({ person }) => person.id === actingId) ?? eligible[0];
  return first === undefined ? [] : [first.person.id];
}
