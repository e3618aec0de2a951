import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { MessageKey } from '#lib/i18n/translate.ts';
import type { Zone } from '#lib/zones/zone.ts';

const names = {
  bookings: ['pages.titleBookings', 'pages.bookings'],
  account: ['pages.titleAccount', 'pages.account'],
  joining: ['pages.titleJoining', 'pages.joining'],
  foh: ['pages.titleFrontDesk', 'pages.frontDesk'],
} as const satisfies Record<Zone, readonly [MessageKey, MessageKey]>;

/** The titles of a zone: a page that names itself is 'Bookings | {title}' (docs/product.md#pages). */
export async function zoneMetadata(zone: Zone): Promise<Metadata> {
  const t = await getTranslations();
  const [template, name] = names[zone];
  return { title: { template: t(template, { title: '%s' }), default: t(name) } };
}
