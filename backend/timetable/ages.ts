import type { BookingType } from '#contract/primitives.ts';
import type { AgeRange } from '#contract/rules/ages.ts';

/** The ages of a row as the API has them; null when it is for everybody. */
export function getAges({
  minimumAge: minimum,
  maximumAge: maximum,
}: {
  minimumAge: number | null;
  maximumAge: number | null;
}): AgeRange | null {
  return minimum === null && maximum === null ? null : { minimum, maximum };
}

const things = {
  classes: 'class',
  camps: 'camp',
  courses: 'course',
  resources: 'session',
  ticketed: 'ticket',
} as const;

/** Why somebody's age does not fit: "This class is for ages 5 to 11". Says nothing of the person. */
export function agesText({ minimum, maximum }: AgeRange, type: BookingType): string {
  const thing = `This ${things[type]} is for`;
  if (maximum === null) return `${thing} ages ${minimum} and over`;
  if (minimum === null) return `${thing} ages up to ${maximum}`;
  return minimum === maximum ? `${thing} age ${minimum}` : `${thing} ages ${minimum} to ${maximum}`;
}
