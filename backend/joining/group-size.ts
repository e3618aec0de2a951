import { isAdult } from '#contract/rules/ages.ts';

interface Room {
  adults: number;
  children: number;
}

/** Whether a membership has room for these people, the account holder among them; a child may take an adult's place. */
export function hasRoom({ adults, children }: Room, datesOfBirth: readonly (string | null)[], today: string): boolean {
  const grown = datesOfBirth.filter((date) => isAdult(date, today)).length;
  return grown <= adults && datesOfBirth.length <= adults + children;
}

/** The sentence for people that a membership has no room for. */
export function roomText({ adults, children }: Room): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (children === 0) return `This membership is for ${grown}`;
  return `This membership is for ${grown} and ${children} ${children === 1 ? 'child' : 'children'}`;
}
