import type { Metadata } from 'next';
import { getText } from '#lib/i18n/get-text.ts';
import type { MessageKey } from '#lib/i18n/message-key.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Zone } from '#lib/zones/zone.ts';

const names = {
  bookings: ['pages.titleBookings', 'pages.bookings'],
  account: ['pages.titleAccount', 'pages.account'],
  joining: ['pages.titleJoining', 'pages.joining'],
} as const satisfies Record<Zone, readonly [MessageKey, MessageKey]>;

/** The titles of a zone: a page that names itself is 'Bookings | {title}' (docs/product.md#pages). */
export async function zoneMetadata(zone: Zone, params: Promise<{ variant: string }>): Promise<Metadata> {
  const { language } = await getVariant(params);
  const text = await getText(language);
  const [template, name] = names[zone];
  return { title: { template: text(template, { title: '%s' }), default: text(name) } };
}
