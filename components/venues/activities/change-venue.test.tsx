import { screen } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { ActivityHead } from './activity-head.tsx';

test.each([true, false])(
  'other venues are offered beside an activity where its venue wants that: %s',
  (displayVenueSelectionButton) => {
    const changeVenue = { venue: { displayVenueSelectionButton }, href: '/', label: 'Change venue' };
    renderOnSite(<ActivityHead title="Swimming" venueName="Riverside" plan="pool" changeVenue={changeVenue} />);
    expect(screen.getByRole('heading', { name: /Swimming/ })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Change venue' })).toHaveLength(displayVenueSelectionButton ? 1 : 0);
  },
);
