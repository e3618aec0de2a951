import type { RegisterEntry } from '#contract/desk/sessions.ts';

/** The name of who has booked; null of a walk-in without one. */
export function getEntryName({ firstName, lastName }: Pick<RegisterEntry, 'firstName' | 'lastName'>): string | null {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? null : name;
}
