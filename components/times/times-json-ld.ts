import { getDate } from '#contract/rules/wall-time.ts';
import type { SearchHit } from '#contract/timetable/search.ts';

/** Free times as schema.org data; `origin` is that of the booking site. */
export const timesJsonLd = (hits: readonly SearchHit[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: hits.map(({ venue, occurrence, priceFrom }, index) => {
    const url = `${origin}/location/${venue.slug}`;
    return {
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'SportsEvent',
        name: occurrence.templateName,
        startDate: occurrence.startsAt.utc,
        endDate: occurrence.endsAt.utc,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'SportsActivityLocation', '@id': url, name: venue.name, address: venue.postcode },
        ...(priceFrom && {
          offers: {
            '@type': 'Offer',
            url: `${url}/${occurrence.activity.slug}/${getDate(occurrence.startsAt.local)}`,
            price: (priceFrom.value / 100).toFixed(2),
            priceCurrency: priceFrom.currency,
            availability: 'https://schema.org/InStock',
          },
        }),
      },
    };
  }),
});
