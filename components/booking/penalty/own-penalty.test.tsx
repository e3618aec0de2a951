import { screen } from '@testing-library/react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { alexState } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { OwnPenalty } from './own-penalty.tsx';

withSiteServer();

const venue = { id: riverside.venueId, name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' };

const show = (outstandingPenalties: boolean, stage: Stage = {}) => {
  answer('getAuthUser', { ...alexState, outstandingPenalties });
  answer('getVenue', { ...riverside, phone: '01632 960142' });
  return renderOnSite(
    <QueryProvider>
      <OwnPenalty venue={venue} />
    </QueryProvider>,
    { session: member, ...stage },
  );
};

it('says that something is to be paid, and whom to call', async () => {
  show(true);
  expect(await screen.findByText(/You have a charge to settle/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /01632 960142/ })).toHaveAttribute('href', 'tel:01632960142');
});

it('is told in Welsh', async () => {
  show(true, { language: 'cy' });
  expect(await screen.findByText(/Mae gennych dâl i’w setlo/)).toBeVisible();
});

it.each([
  ['who owes nothing', false, member],
  ['without an account', true, guest],
] as const)('says nothing to a visitor %s', async (_, owes, session) => {
  const { container } = show(owes, { session });
  await settle();
  expect(container).toBeEmptyDOMElement();
});
