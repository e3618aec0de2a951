import { ageOn } from './ages.ts';

/** From this age on somebody is an adult of a membership, in years. */
const ADULT_AGE = 18;

/** Whether somebody is an adult of a membership on a day; both dates are YYYY-MM-DD. */
export const isAdult = (dateOfBirth: string, day: string): boolean => ageOn(dateOfBirth, day) >= ADULT_AGE;
