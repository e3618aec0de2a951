import { screen, within } from '@testing-library/react';
import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { ActivitiesEmpty } from '#components/venues/activities/activities-empty.tsx';
import { ActivityCards } from '#components/venues/activities/activity-cards.tsx';
import { quickLinks } from '#components/venues/finder/home/load-quick-links.ts';
import { offerLinks } from '#components/venues/finder/home/offer-links.ts';
import type { QuickLink } from '#components/venues/finder/home/quick-links.tsx';
import { activity } from '#tests/support/model/activity.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside, settings } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { VenueHero } from './venue-hero.tsx';
import { VenueView } from './venue-view.tsx';

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};
type Venue = typeof riverside;

const findLinks = (input: Partial<Venue> = {}, mode: 'web' | 'embedded' = 'web', language: 'en' | 'cy' = 'en') =>
  quickLinks({ zone: 'bookings', mode, origins }, settings.client, { ...riverside, ...input }, translateIn(language));

const showView = (links: QuickLink[] = findLinks(), activities = <ActivitiesEmpty t={translateIn('en')} />) =>
  renderOnSite(
    <VenueView
      {...{ links, activities }}
      t={translateIn('en')}
      venueName="Riverside"
      facilities={[{ code: 'parking' }]}
      side={<aside>Beside</aside>}
    />,
  );

describe('the head of a venue', () => {
  const show = (displayVenueSelectionButton: boolean) =>
    renderOnSite(
      <VenueHero
        hasPool
        venueName="Riverside"
        title="Book an activity"
        address="Calder Bank, Sowerby Bridge, HX6 2QD"
        opening={<span>Open today 06:30–22:00</span>}
        change={<ChangeVenueLink venue={{ displayVenueSelectionButton }} href="/" label="Change venue" />}
      />,
    );

  test('says what can be done, where, and whether it is open', () => {
    show(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Riverside\s*Book an activity$/);
    expect(screen.getByText('Calder Bank, Sowerby Bridge, HX6 2QD')).toBeVisible();
    expect(screen.getByText('Open today 06:30–22:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change venue' })).toHaveAttribute('href', '/');
  });

  test('offers no other venue where the venue does not want that', () => {
    show(false);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('what else a venue has', () => {
  test('is camps, courses and memberships, each with a word about it', () => {
    showView();
    expect(screen.getByRole('heading', { name: 'More at Riverside' })).toBeVisible();
    const found = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(found).toEqual([
      ['Book a campFor the school holidays', '/camps/location/riverside-leisure-centre'],
      ['Book a courseLessons over several weeks', '/courses/location/riverside-leisure-centre'],
      [
        'Buy a membershipHow to become a member',
        'http://joining.touchline.localhost:3000/centre/riverside-leisure-centre',
      ],
    ]);
  });

  test.each([
    [{ campsAndCoursesBookingEnabled: false }, ['membership']],
    [{ onlineJoiningEnabled: false }, ['camp', 'course']],
    [{ campsAndCoursesBookingEnabled: false, onlineJoiningEnabled: false }, []],
  ])('with %j is %j', (switches, kinds) => {
    expect(findLinks(switches).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    [true, true, ['/packages/location/riverside-leisure-centre', '/pricing?venue=riverside-leisure-centre']],
    [true, false, ['/packages/location/riverside-leisure-centre']],
    [false, true, ['/pricing?venue=riverside-leisure-centre']],
    [false, false, []],
  ])('with packages (%j) and memberships (%j) on sale leads to %j', (hasPackages, onlineJoiningEnabled, hrefs) => {
    const place = { zone: 'bookings', mode: 'web', origins } as const;
    const venue = { ...riverside, onlineJoiningEnabled };
    showView(offerLinks(place, { venue, hasPackages }, translateIn('en')));
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  test('is not headed where there is nothing', () => {
    showView([]);
    expect(screen.queryByRole('heading', { name: /^More at/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('stays in the frame of an embedded page', () => {
    expect(findLinks({}, 'embedded').map(({ href }) => href)).toEqual([
      '/camps/location/riverside-leisure-centre?embedded=true',
      '/courses/location/riverside-leisure-centre?embedded=true',
      'http://joining.touchline.localhost:3000/centre/riverside-leisure-centre?embedded=true',
    ]);
  });

  test('is told in Welsh', () => {
    expect(findLinks({}, 'web', 'cy').map(({ help }) => help)).toEqual([
      'Ar gyfer gwyliau’r ysgol',
      'Gwersi dros sawl wythnos',
      'Sut i ddod yn aelod',
    ]);
  });
});

describe('the page of a venue', () => {
  test('has the activities first, then what else there is, the building, and what is about the place', () => {
    showView(findLinks(), <ActivityCards cards={[{ activity: activity({ name: 'Gym' }), href: '/location/x/gym' }]} />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Activities', 'More at Riverside', 'Facilities']);
    expect(screen.getByRole('link', { name: /^Gym/ })).toHaveAttribute('href', '/location/x/gym');
    expect(screen.getByRole('complementary')).toHaveTextContent('Beside');
  });

  test('without activities says so, and keeps the rest', () => {
    showView();
    expect(screen.getByRole('heading', { name: 'Nothing to book here yet' })).toBeVisible();
    expect(screen.getByText('This venue has no activities online at the moment.')).toBeVisible();
    expect(within(screen.getAllByRole('list')[1] as HTMLElement).getByText('Parking')).toBeVisible();
  });
});

test('no text of a venue can end the script with its facts', () => {
  const { container } = renderOnSite(<StructuredData data={{ name: '</script><b>Riverside</b>', phone: null }} />);
  expect(container.querySelector('b')).not.toBeInTheDocument();
  expect(container.innerHTML.match(/<\/script>/g)).toHaveLength(1);
  const written = container.querySelector('script')?.textContent ?? '';
  expect(JSON.parse(written)).toEqual({ name: '</script><b>Riverside</b>', phone: null });
});
