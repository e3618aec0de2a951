import type { Activity } from '#contract/activities/activities.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** How many courts an activity has, for its card; undefined of a single one and of what is no court. */
export function courtCount({ v1Type, v2Type, locations }: Activity, t: Translate): string | undefined {
  const isCourts = v2Type === 'resources' || (v2Type === null && v1Type === 'ad_hoc_templates');
  return isCourts && locations.length > 1 ? t('activities.courts', { count: locations.length }) : undefined;
}
