import type { Activity } from '#contract/activities/activities.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** How many courts an activity has and the lowest price of a session, as far as they are known, for its card. */
export const activityNote = ({ v1Type, v2Type, locations, priceFrom }: Activity, t: Translate): string | undefined => {
  const isCourts = v2Type === 'resources' || (v2Type === null && v1Type === 'ad_hoc_templates');
  const count = isCourts && locations.length > 1 ? locations.length : null;
  const price = priceFrom && priceFrom.value > 0 ? formatMoney(priceFrom.value, priceFrom.currency) : null;
  if (count !== null && price !== null) return t('activities.courtsFrom', { count, price });
  if (count !== null) return t('activities.courts', { count });
  return price === null ? undefined : t('activities.from', { price });
};
