import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('an activity that leads on to its next day', () => {
  const press = async (date: string) => {
    const href = '/location/riverside/swimming';
    const next = { href: `${href}/${date}`, date, timezone: 'Europe/London' };
    const { router } = renderOnSite(<ActivityCards cards={[{ activity: swimming, href, next }]} />);
    const card = screen.getByRole('link', { name: /^Swimming/ });
    expect(card).toHaveAttribute('href', href);
    await userEvent.click(card);
    return router.push;
  };

  test('opens that day straight', async () => {
    expect(await press('2099-11-18')).toHaveBeenCalledWith('/location/riverside/swimming/2099-11-18');
  });

  test('is asked again once that day has passed', async () => {
    expect(await press('2020-11-18')).toHaveBeenCalledWith('/location/riverside/swimming');
  });
});
