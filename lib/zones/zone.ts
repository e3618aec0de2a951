/** The three sub-sites of the product, each on a host of its own (docs/product.md#sites-and-hosts). */
export const zones = ['bookings', 'account', 'joining'] as const;
export type Zone = (typeof zones)[number];

/** Origin of each zone: scheme, host and port, without a trailing slash. */
export type ZoneOrigins = Readonly<Record<Zone, string>>;
