import type { Package } from '#contract/packages/packages.ts';
import { sum } from '#contract/rules/sum.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The addresses of a venue's packages (docs/product.md#pages). */
export const packagePaths = (venueSlug: string) => {
  const list = `/packages/location/${venueSlug}`;
  return { list, book: (packageId: string) => `${list}/${packageId}/book` };
};

/** The name that people see. */
export const packageName = ({ friendlyName, name }: Pick<Package, 'name' | 'friendlyName'>): string =>
  friendlyName ?? name;

/** All uses of a package: those of its contents add up. */
export const usesInAll = ({ contents }: Pick<Package, 'contents'>): number => sum(contents.map(({ usages }) => usages));

/** For how long a package lasts. */
export const expiryText = ({ expiry }: Pick<Package, 'expiry'>, t: Translate): string =>
  expiry === null ? t('packages.never') : t(`packages.lastsFor.${expiry.unit}`, { count: expiry.value });

/** Where a package can be used: everywhere, at one venue, or at those of a group. */
export const whereText = ({ venueRestriction }: Pick<Package, 'venueRestriction'>, t: Translate): string => {
  if (venueRestriction === null) return t('packages.everywhere');
  const { type, name, venues } = venueRestriction;
  if (type === 'venue') return name;
  return t('packages.group', { group: name, venues: venues.map((venue) => venue.name).join(', ') });
};
