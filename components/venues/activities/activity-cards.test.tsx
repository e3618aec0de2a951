import { screen } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { ActivityCards } from './activity-cards.tsx';

const swimming = {
  slug: 'swimming',
  name: 'Swimming',
  description: 'Lanes, family and quiet',
  imageUrl: null,
  v1Type: null,
  v2Type: 'ticketed' as const,
};

test('a card is one link with the name, the description and a note', () => {
  renderOnSite(
    <ActivityCards cards={[{ activity: swimming, href: '/location/riverside/swimming', note: '6 lanes' }]} />,
  );
  const card = screen.getByRole('link', { name: /^Swimming/ });
  expect(card).toHaveAttribute('href', '/location/riverside/swimming');
  expect(card).toHaveTextContent('Lanes, family and quiet');
  expect(card).toHaveTextContent('6 lanes');
});

test("the operator's own picture takes the place of the drawing", () => {
  const { container } = renderOnSite(
    <ActivityCards cards={[{ activity: { ...swimming, imageUrl: 'https://cdn.example/pool.jpg' }, href: '/' }]} />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/pool.jpg');
  expect(container.querySelector('svg')).toBeNull();
});
