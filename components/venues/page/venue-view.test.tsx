import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { facilityCodeSchema, type VenueFacility } from '#contract/venues/venues.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { VenueView } from './venue-view.tsx';

const show = (facilities: readonly VenueFacility[], language: 'en' | 'cy' = 'en') =>
  renderOnSite(
    <VenueView
      {...{ facilities }}
      t={translateIn(language)}
      venueName="Riverside"
      activities={null}
      links={[]}
      side={null}
    />,
  );
const words = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('says what the building has, and how long its pools are', () => {
  show([{ code: 'pool', metres: 25 }, { code: 'pool', metres: 12.5 }, { code: 'parking' }, { code: 'step_free' }]);
  expect(screen.getByRole('heading', { name: 'Facilities' })).toBeVisible();
  expect(words()).toEqual(['25 m pool', '12.5 m pool', 'Parking', 'Step-free']);
});

test('says it in Welsh', () => {
  show([{ code: 'pool', metres: 25 }, { code: 'pool' }, { code: 'cafe' }], 'cy');
  expect(words()).toEqual(['Pwll 25 m', 'Pwll', 'Caffi']);
});

test('has an icon for each, which the file of icons draws', () => {
  const drawn = readFileSync(join(import.meta.dirname, '../../../public/facilities.svg'), 'utf8');
  const { container } = show(facilityCodeSchema.options.map((code) => ({ code })));
  const wanted = [...container.querySelectorAll('li use')].map((use) =>
    use.getAttribute('href')?.replace('/facilities.svg#', ''),
  );
  expect(wanted).toEqual(facilityCodeSchema.options);
  expect(wanted.filter((id) => !drawn.includes(`<symbol id="${id}"`))).toEqual([]);
});

test('leaves the section out where nothing is known', () => {
  show([]);
  expect(screen.queryByRole('heading', { name: 'Facilities' })).not.toBeInTheDocument();
});
