import type { Activity } from '#contract/activities/activities.ts';
import { isV2Date, type MigratingVenue } from './timetable-parts.ts';

export type IllustrationName =
  'badminton' | 'basketball' | 'football' | 'pool' | 'squash' | 'studio' | 'track' | 'trampoline';
export type TimetableKind = 'classes' | 'resources' | 'ticketed';

type Named = Pick<Activity, 'slug' | 'name' | 'v1Type' | 'v2Type'>;

const v1Kinds: Record<NonNullable<Activity['v1Type']>, TimetableKind> = {
  class_templates: 'classes',
  ad_hoc_templates: 'resources',
  fast_ticket_templates: 'ticketed',
};

/** The booking type of an activity's day, as its timetable calls return it. Null when there is no timetable. */
export const timetableKind = (
  activity: Pick<Activity, 'v1Type' | 'v2Type'>,
  venue: MigratingVenue,
  date: string,
): TimetableKind | null => {
  if (isV2Date(venue, date)) return activity.v2Type;
  return activity.v1Type && v1Kinds[activity.v1Type];
};

/** Keywords that identify a kind of place, the most specific first. */
const words: readonly [RegExp, IllustrationName][] = [
  [/trampolin/, 'trampoline'],
  [/squash|racketball/, 'squash'],
  [/badminton|tennis|pickleball/, 'badminton'],
  [/football|futsal|pitch|rugby|hockey|netball/, 'football'],
  [/basketball|sports? hall|volleyball/, 'basketball'],
  [/gym(?!nastic)|fitness suite|running|athletics|track/, 'track'],
  [/swim|pool|aqua|splash/, 'pool'],
];

const usual: Record<TimetableKind, IllustrationName> = { ticketed: 'pool', resources: 'badminton', classes: 'studio' };

const usualKind = ({ v1Type, v2Type }: Named): TimetableKind => v2Type ?? (v1Type ? v1Kinds[v1Type] : 'classes');

/** The illustration for an activity: by keywords in its name, else by its booking type. */
export const illustrationFor = (activity: Named): IllustrationName => {
  const spoken = `${activity.slug.replaceAll('-', ' ')} ${activity.name}`.toLowerCase();
  return words.find(([pattern]) => pattern.test(spoken))?.[1] ?? usual[usualKind(activity)];
};
