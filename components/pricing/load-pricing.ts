import { cookies } from 'next/headers';
import type { MembershipPricing } from '#contract/activities/pricing.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { isVenueSlug } from '#lib/routing/redirect-route.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

export interface VenuePricing {
  venue: Venue;
  pricing: MembershipPricing[];
}

async function readPricing(slug: string): Promise<VenuePricing> {
  const params = { venue: slug };
  const [venue, pricing] = await Promise.all([
    publicApi('getVenue', { params }),
    publicApi('listVenuePricing', { params }),
  ]);
  return { venue: venue.data, pricing: pricing.data };
}

/**
 * The venue of the address, else the one chosen last, with what members pay less for there; null where none is chosen. A
 * true 404 for an unknown venue in the address; a chosen one that has gone is none.
 */
export async function loadPricing(venueSlug: string | undefined): Promise<VenuePricing | null> {
  if (venueSlug !== undefined) return orNotFound(readPricing(venueSlug));
  const chosen = (await cookies()).get(visitCookies.venue)?.value;
  if (!isVenueSlug(chosen)) return null;
  try {
    return await readPricing(chosen);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
