import type { Config } from '#backend/config.ts';
import type { CartSource } from '#contract/cart/cart.ts';

/** The site with the checkout of a basket. */
export type CheckoutSite = 'bookings' | 'joining';

/** Memberships are paid for on the joining site, everything else on that of bookings. */
export const siteOfCart = (source: CartSource | null): CheckoutSite =>
  source === 'online-joining' ? 'joining' : 'bookings';

/** The public URL of that site. */
export const getCheckoutUrl = (
  { joiningUrl, siteUrl }: Pick<Config, 'joiningUrl' | 'siteUrl'>,
  site: CheckoutSite,
): string => (site === 'joining' ? joiningUrl : siteUrl);
