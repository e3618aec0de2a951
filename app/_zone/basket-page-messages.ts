import type { MessageGroup } from '#lib/i18n/pick-messages.ts';

/** Messages of the basket's own page, which the basket beside a timetable does not use. */
export const onBasketPage: readonly MessageGroup[] = [
  'basket.checkoutTitle',
  'basket.loading',
  'basket.emptyAction',
  'basket.removing',
  'basket.extras',
  'basket.each',
  'basket.benefit',
  'basket.removeBenefit',
  'basket.packageUsage',
  'basket.removePackageUsage',
  'basket.questions',
  'basket.waivers',
  'basket.summary',
  'basket.summaryRegion',
  'basket.membershipCredit',
  'basket.generalCredit',
  'basket.continueBrowsing',
  'basket.creditLater',
];
