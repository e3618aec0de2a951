import { screen } from '@testing-library/react';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { CategoriesEmpty } from './categories-empty.tsx';

const t = translateIn('en');
const riverside = { slug: 'riverside', name: 'Riverside', displayVenueSelectionButton: true };
const alone = { ...riverside, displayVenueSelectionButton: false };

test.each([
  ['camps', 'web', '/?for=camps'],
  ['courses', 'embedded', '/?for=courses&embedded=true'],
] as const)('the head of %s leads to other venues that have them (%s)', (kind, mode, href) => {
  renderOnSite(<ScheduleHead {...{ kind, mode, t }} title="Holiday camps" venue={riverside} plan="basketball" />);
  expect(screen.getByRole('link', { name: 'Change venue' })).toHaveAttribute('href', href);
});

test('a venue without any leads to those that have some, and to its other activities', () => {
  renderOnSite(<CategoriesEmpty t={t} kind="camps" mode="web" venue={riverside} />);
  expect(screen.getByRole('link', { name: 'See camps at other venues' })).toHaveAttribute('href', '/?for=camps');
  expect(screen.getByRole('link', { name: 'See all activities' })).toHaveAttribute('href', '/location/riverside');
});

test('no other venue is offered where the venue does not want that', () => {
  renderOnSite(
    <>
      <ScheduleHead kind="camps" mode="web" t={t} title="Holiday camps" venue={alone} plan="basketball" />
      <CategoriesEmpty t={t} kind="camps" mode="web" venue={alone} />
    </>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See all activities']);
});
