/** Whom something is for, in full years; null where that end is open. */
export interface AgeRange {
  minimum: number | null;
  maximum: number | null;
}

/** Why somebody's age does not fit: too young, with the day from which they may come, or too old. */
export type AgeProblem = { kind: 'young'; age: number; from: string } | { kind: 'old'; age: number };

const getYear = (date: string): number => Number(date.slice(0, 4));
const dayOfYear = (date: string): string => date.slice(5);

/**
 * The age in full years on a day; both dates are YYYY-MM-DD. The birthday counts, and a birthday of 29 February is on
 * 1 March in a year without one.
 */
export const ageOn = (dateOfBirth: string, day: string): number =>
  getYear(day) - getYear(dateOfBirth) - (dayOfYear(day) < dayOfYear(dateOfBirth) ? 1 : 0);

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day YYYY-MM-DD on which somebody reaches an age. */
export function getBirthday(dateOfBirth: string, age: number): string {
  const year = getYear(dateOfBirth) + age;
  const day = dayOfYear(dateOfBirth);
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeapYear(year) ? '03-01' : day}`;
}

/**
 * Whether somebody may come to something on a day of the venue (docs/product.md#ages); null when they may. An unknown
 * date of birth refuses nobody: the venue asks at the door.
 */
export function ageProblem(ages: AgeRange | null, dateOfBirth: string | null, day: string): AgeProblem | null {
  if (ages === null || dateOfBirth === null) return null;
  const age = ageOn(dateOfBirth, day);
  if (ages.minimum !== null && age < ages.minimum)
    return { kind: 'young', age, from: getBirthday(dateOfBirth, ages.minimum) };
  return ages.maximum !== null && age > ages.maximum ? { kind: 'old', age } : null;
}

/** From this age on somebody is an adult of a membership, in years. */
const ADULT_AGE = 18;

/** Whether somebody takes an adult's place in a membership on a day; who was born on an unknown date does. */
export const isAdult = (dateOfBirth: string | null, day: string): boolean =>
  dateOfBirth === null || ageOn(dateOfBirth, day) >= ADULT_AGE;

/** Whether a date of birth lies before today, both YYYY-MM-DD. */
export function isBorn(dateOfBirth: string, today: string): boolean {
  return dateOfBirth < today;
}
