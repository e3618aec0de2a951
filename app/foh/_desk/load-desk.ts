import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Desk } from '#components/desk/frame/desk-context.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

/** Who asks for a page of the desk, and where it stands. */
export type DeskVisit =
  | { kind: 'guest' }
  /** Somebody without a permission of staff: a customer, or staff without the second factor that they need. */
  | { kind: 'customer'; name: string }
  /** Staff at a desk whose venue nobody has chosen yet. */
  | { kind: 'noVenue'; desk: Omit<Desk, 'venue'> }
  | { kind: 'desk'; desk: Desk };

async function loadSignedIn() {
  if ((await currentSession()) === null) return null;
  try {
    return (await userApi('getAuthUser', {})).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who asks for the page, and the venue of the desk: the one chosen on this device, else their home venue. */
export const loadDesk = cache(async (): Promise<DeskVisit> => {
  const state = await loadSignedIn();
  if (state === null) return { kind: 'guest' };
  const { user, permissions, homeVenueSlug } = state;
  const fullName = `${user.firstName} ${user.lastName}`;
  if (permissions.length === 0) return { kind: 'customer', name: fullName };
  const staff = { id: user.id, name: fullName, permissions };
  const slug = (await cookies()).get(visitCookies.deskVenue)?.value ?? homeVenueSlug ?? undefined;
  const { venue } = await loadSiteSettings(slug);
  if (venue === null) return { kind: 'noVenue', desk: { staff } };
  const { venueId, name, timezone } = venue;
  return { kind: 'desk', desk: { staff, venue: { id: venueId, slug: venue.slug, name, timezone } } };
});
