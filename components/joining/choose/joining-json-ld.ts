import type { MembershipType } from '#contract/joining/membership-types.ts';
import type { Venue } from '#contract/venues/venues.ts';

const units = { month: 'MON', year: 'ANN' } as const;

/** A venue's memberships as schema.org data; `url` is their page. Null without any. */
export const joiningJsonLd = (venue: Pick<Venue, 'name'>, types: readonly MembershipType[], url: string) =>
  types.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'OfferCatalog',
        name: venue.name,
        url,
        itemListElement: types.map(({ name, description, price, period }) => ({
          '@type': 'Offer',
          name,
          ...(description !== '' && { description }),
          url,
          category: 'Membership',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: (price.value / 100).toFixed(2),
            priceCurrency: price.currency,
            unitCode: units[period],
          },
          availability: 'https://schema.org/InStock',
          offeredBy: { '@type': 'SportsActivityLocation', name: venue.name },
        })),
      };
