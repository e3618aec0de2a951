import type { Activity } from '../../contract/activities.ts';
import type { Text } from '../messages/text.ts';

/** How many courts an activity has, for its card; undefined where places are not courts, or there is only one. */
export const activityNote = ({ v1Type, v2Type, locations }: Activity, text: Text): string | undefined => {
  const isCourts = v2Type === 'resources' || (v2Type === null && v1Type === 'ad_hoc_templates');
  return isCourts && locations.length > 1 ? text('activities.courts', { count: locations.length }) : undefined;
};
