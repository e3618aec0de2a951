/** The sub-sites of the product, each on a host of its own (docs/product.md#sites-and-hosts); `foh` is for staff. */
export const zones = ['bookings', 'account', 'joining', 'foh'] as const;
export type Zone = (typeof zones)[number];

/** Origin of each zone: scheme, host and port, without a trailing slash. */
export type ZoneOrigins = Readonly<Record<Zone, string>>;

/** For whom a web serves pages: `online` for customers, `foh` for staff at the front desk. */
export type Source = 'online' | 'foh';
