import type { AuthState } from '#contract/customers/users.ts';
import { alex, link } from './alex.ts';

/** Alex, an adult, with three children: two old enough for what is for ages 5 to 11, and Noah, who is three. */
export const family: AuthState = {
  ...alex,
  user: { ...alex.user, dateOfBirth: '2061-04-12' },
  linkedUsers: [
    link(8, 'Sam Morgan', '2090-09-03'),
    link(9, 'Ivy Morgan', '2093-05-01'),
    link(10, 'Noah Morgan', '2096-07-09'),
  ],
};
