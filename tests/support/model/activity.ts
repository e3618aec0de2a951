import type { Activity } from '#contract/activities/activities.ts';

/** An activity of classes without sub-activities; `input` overrides its fields. */
export const activity = (input: Partial<Activity> & Pick<Activity, 'name'>): Activity => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: input.name.toLowerCase(),
  description: null,
  imageUrl: null,
  isRoot: true,
  browseByName: false,
  allocationStrategy: 'automatic',
  v1Type: null,
  v2Type: 'classes',
  locations: [],
  children: [],
  ...input,
});
