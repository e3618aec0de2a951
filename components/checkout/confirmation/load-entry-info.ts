import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { directionsHref } from '#components/booking/model/venue-address.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import { qrCode } from '#lib/format/qr-code.ts';
import { getEntryId, getVenue } from './confirmation-facts.ts';

async function wayTo(slug: string): Promise<[string, string][]> {
  const read = await publicApi('getVenue', { params: { venue: slug } }).catch(() => null);
  return read === null ? [] : [[slug, directionsHref(read.data)]];
}

/** Loads entry codes, but of lines whose people may not enter, and directions for an order. A venue that cannot be read has no directions. */
export async function loadEntryInfo(items: readonly CartItem[]): Promise<EntryInfo> {
  const ids = items.flatMap((item) => (item.isEntryBarred === true ? [] : (getEntryId(item) ?? [])));
  const slugs = new Set(items.flatMap((item) => getVenue(item)?.slug ?? []));
  const ways = await Promise.all([...slugs].map(wayTo));
  return {
    codes: Object.fromEntries(ids.map((id) => [id, qrCode(entryCode(id))])),
    ways: Object.fromEntries(ways.flat()),
  };
}
