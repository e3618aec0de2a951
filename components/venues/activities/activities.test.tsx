import { screen, within } from '@testing-library/react';
import { activity } from '#tests/support/model/activity.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { ActivityCards, type ActivityCard } from './activity-cards.tsx';
import { ActivityHead } from './activity-head.tsx';
import { NoDates } from './no-dates.tsx';

const card = (name: string, input: Partial<ActivityCard> = {}): ActivityCard => ({
  activity: activity({ name }),
  href: `/location/riverside/${name.toLowerCase()}`,
  ...input,
});
const show = (cards: ActivityCard[]) => renderOnSite(<ActivityCards cards={cards} />);

describe('the cards of activities', () => {
  test('stand in the order of the operator', () => {
    show(['Swimming', 'Gym', 'Badminton'].map((name) => card(name)));
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Swimming', 'Gym', 'Badminton']);
  });

  test('say what they cost where that is known', () => {
    show([card('Badminton', { note: '4 courts, from £9.20' }), card('Gym')]);
    expect(screen.getByRole('link', { name: /^Badminton/ })).toHaveTextContent('Badminton4 courts, from £9.20');
    expect(screen.getByRole('link', { name: /^Gym/ })).toHaveTextContent(/^Gym$/);
  });

  test('have a drawing each that says nothing, when the operator has no picture', () => {
    const { container } = show([card('Swimming'), card('Yoga', { plan: 'basketball' })]);
    expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('have drawings of what they are, unless told which', () => {
    const { container } = show([card('Swimming'), card('Squash'), card('Swim camp', { plan: 'squash' })]);
    const [pool, squash, told] = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    expect(pool).not.toBe(squash);
    expect(told).toBe(squash);
  });

  test('have pictures of the operator without words of their own', () => {
    const imageUrl = 'https://cdn.example/gym.jpg';
    const { container } = show([card('Gym', { activity: activity({ name: 'Gym', imageUrl }) })]);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.getByRole('link')).toHaveAccessibleName('Gym');
  });
});

describe('an activity without a day on sale', () => {
  const showNone = (language: 'en' | 'cy') =>
    renderOnSite(
      <NoDates t={translateIn(language)} activityName="Squash" plan="squash" venueHref="/location/riverside" />,
    );

  test('says so and leads to the other activities', () => {
    showNone('en');
    expect(screen.getByRole('heading', { name: 'No dates yet' })).toBeVisible();
    expect(screen.getByText(/nothing to book for Squash at the moment/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all activities' })).toHaveAttribute('href', '/location/riverside');
  });

  test('says it in Welsh', () => {
    showNone('cy');
    expect(screen.getByText(/Squash/)).not.toHaveTextContent('nothing to book');
  });
});

test('the head of an activity says what it is and where', () => {
  const changeVenue = { venue: { displayVenueSelectionButton: true }, href: '/?embedded=true', label: 'Change venue' };
  renderOnSite(<ActivityHead title="Swimming" venueName="Riverside" plan="pool" changeVenue={changeVenue} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Swimming' })).toBeVisible();
  expect(screen.getByText('Riverside')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change venue' })).toHaveAttribute('href', '/?embedded=true');
});
