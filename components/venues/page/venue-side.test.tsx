import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { drawLocator } from '#components/venues/map/outline/locator.ts';
import { VenueLocator } from '#components/venues/map/venue-locator.tsx';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { VenueSide } from './venue-side.tsx';

const t = translateIn('en');
const riverside = {
  venueName: 'Riverside',
  address: 'Calder Bank, Sowerby Bridge',
  directionsHref: 'https://maps.example/',
  openingTimes: null,
};
const show = (map: ReactNode, phone?: string, isKiosk = false) =>
  renderOnSite(<VenueSide {...riverside} {...{ t, map, phone, isKiosk }} />);

test('a drawing shows where the venue lies, and says nothing that the address does not', () => {
  show(<VenueLocator t={t} locator={drawLocator({ latitude: 53.7087, longitude: -1.9069 }, [])} />);
  const drawing = screen.getByText('Halifax').closest('svg');
  expect(drawing).toHaveTextContent('Halifax');
  expect(drawing).toHaveTextContent('5 miles');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Calder Bank, Sowerby Bridge')).toBeVisible();
});

test('a venue with neither a point nor a phone nor opening times has its address and the way there', () => {
  const { container } = show(null);
  expect(container.querySelector('svg text')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Opening times' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Get directions.*Riverside$/ })).toHaveAttribute(
    'href',
    'https://maps.example/',
  );
});

test('a phone number can be called', () => {
  show(null, '01632 960142');
  expect(screen.getByRole('link', { name: /^Call Riverside/ })).toHaveAttribute('href', 'tel:01632960142');
});

test('at a kiosk nothing leads away from it', () => {
  show(null, '01632 960142', true);
  expect(screen.getByText('01632 960142')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
