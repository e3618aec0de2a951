/** The parts of a run, in their order: memory at rest comes first, and what makes the world larger comes last. */
export const sectionNames = [
  'idle-memory',
  'bookings',
  'processor',
  'waiting',
  'account',
  'live',
  'first-load',
  'slow-phone',
  'taps',
  'journeys',
  'orders',
  'growth',
  'plans',
  'bodies',
  'memory',
  'endurance',
] as const;

export type SectionName = (typeof sectionNames)[number];

export function isSectionName(name: string): name is SectionName {
  return sectionNames.some((known) => known === name);
}
