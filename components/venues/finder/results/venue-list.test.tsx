import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { finderVenue } from '#tests/support/venues-components/finder-venues.ts';
import { namesInView } from '#tests/support/venues-components/finder.tsx';
import { VenueList, type VenueListProps } from './venue-list.tsx';

const opening = { kind: 'open', text: 'Open today 06:30–21:30' } as const;
const show = (venues: VenueListProps['venues'], stage: Stage = {}, props: Partial<VenueListProps> = {}) =>
  renderOnSite(
    <VenueList
      {...{ venues, onSlug: undefined, ownSlug: undefined, isLoadingMore: false, hasFailedMore: false }}
      total={venues.length}
      onLook={() => undefined}
      onMore={() => undefined}
      {...props}
    />,
    stage,
  );
const manyVenues = (count: number) => Array.from({ length: count }, (_, index) => finderVenue(`Venue ${index + 1}`, 1));
const row = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in the list`);
  return within(item);
};

describe('a venue in the list', () => {
  test('says its town, its hours of today and what is free there, and leads to its page', () => {
    const live = {
      tone: 'free',
      what: 'Next: Lane swim 18:00, 22 places',
      price: 'from £5.20',
      priceSession: null,
    } as const;
    show([finderVenue('Beacon Hill Pools', 1, { opening, live })]);
    const beacon = row('Beacon Hill Pools');
    expect(beacon.getByText('Halifax')).toBeVisible();
    expect(beacon.getByText('Open today 06:30–21:30')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Next: Lane swim 18:00, 22 places, from £5.20');
    expect(beacon.getByRole('link')).toHaveAttribute('href', '/location/beacon-hill-pools');
  });

  test('has one link, called by its name alone', () => {
    show([finderVenue('Beacon Hill Pools', 1, { opening })]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAccessibleName('Beacon Hill Pools');
  });

  test.each([
    [0.04, 'under 0.1 miles'],
    [1, '1.0 miles'],
    [12.34, '12.3 miles'],
  ])('that is %d miles away says %s', (distanceMiles, words) => {
    show([{ ...finderVenue('Beacon Hill Pools', 1), distanceMiles }]);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('says no distance where nothing was searched', () => {
    show([finderVenue('Beacon Hill Pools', 1)]);
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
  });

  test('has no hours where they are not known', () => {
    show([finderVenue('Beacon Hill Pools', 1)]);
    expect(screen.queryByText(/open|closed/i)).not.toBeInTheDocument();
  });

  test('stays in the frame of an embedded page', () => {
    show([finderVenue('Beacon Hill Pools', 1)], { mode: 'embedded' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/location/beacon-hill-pools?embedded=true');
  });

  test('is told in Welsh, but for its name', () => {
    const venue = {
      ...finderVenue('Canolfan Môn', 1, { opening }),
      distanceMiles: 2,
    };
    show([venue], { language: 'cy' });
    const mon = row('Canolfan Môn');
    expect(mon.getByText('2.0 milltir')).toBeVisible();
  });
});

describe('a long list', () => {
  test.each([
    [6, 6, null],
    [7, 6, 'Show 1 more venue'],
    [30, 6, 'Show 24 more venues'],
    [40, 6, 'Show 24 more venues'],
  ])('of %d venues shows %d at first and offers: %s', (count, inView, offer) => {
    show(manyVenues(count));
    expect(namesInView()).toHaveLength(inView);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      offer === null ? [] : [offer],
    );
  });

  test('shows 24 more at a press, and the rest at the next', async () => {
    show(manyVenues(35));
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 more venues' }));
    expect(namesInView()).toHaveLength(30);
    expect(namesInView().at(-1)).toBe('Venue 30');
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more venues' }));
    expect(namesInView()).toHaveLength(35);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('of which a part is loaded asks for more where it has no more to show', async () => {
    let requestCount = 0;
    show(manyVenues(30), {}, { total: 2014, onMore: () => void (requestCount += 1) });
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 more venues' }));
    expect([namesInView().length, requestCount]).toEqual([30, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 more venues' }));
    expect([namesInView().length, requestCount]).toEqual([30, 1]);
  });

  test('can be unfolded by keyboard', async () => {
    show(manyVenues(8));
    screen.getByRole('button', { name: 'Show 2 more venues' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(namesInView()).toHaveLength(8);
  });
});

test('a list without venues is nothing at all', () => {
  expect(show([]).container).toBeEmptyDOMElement();
});

test('the venue that is pointed at or reached by keyboard is looked at', async () => {
  const viewed: string[] = [];
  const venues = manyVenues(2);
  show(venues, {}, { onLook: ({ slug }) => void viewed.push(slug) });
  await userEvent.hover(screen.getByRole('heading', { name: 'Venue 2' }));
  await userEvent.tab();
  expect(viewed).toEqual(['venue-2', 'venue-1']);
});

test('the venue chosen last is called so', () => {
  show([finderVenue('Beacon Hill Pools', 1), finderVenue('Clifton Hall', 2)], {}, { ownSlug: 'clifton-hall' });
  expect(row('Clifton Hall').getByText('My venue')).toBeVisible();
  expect(row('Beacon Hill Pools').queryByText('My venue')).not.toBeInTheDocument();
});
