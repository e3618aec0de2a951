import { screen } from '@testing-library/react';
import type { Call } from '#lib/api/call.ts';
import { keepValue } from '#lib/browser/use-session-storage.ts';
import { family, makeJoining } from '#tests/support/joining-components/joining-replies.ts';
import { alexState, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { loadWelcome } from './load-welcome.ts';
import { successTargetKey } from './success-target.ts';
import { WelcomeView } from './welcome-view.tsx';

const { cart } = makeJoining(family);
const bought = makeMembership({ id: uuid(20) });

/** Answers the reads of the page. */
const call = (async (id: string) => {
  const answers: Record<string, unknown> = {
    listMemberships: [makeMembership({ id: uuid(21) }), bought],
    getAuthUser: { ...alexState, barcode: '90001234' },
    getVenue: { slug: 'riverside-leisure-centre' },
  };
  return { data: answers[id] };
}) as unknown as Call;

describe('what the page after joining reads', () => {
  it('is the membership of the order, with the card of who bought it', async () => {
    expect(await loadWelcome(call, { items: cart.items })).toEqual({
      membership: bought,
      firstName: 'Alex',
      card: '90001234',
      venuePath: '/location/riverside-leisure-centre',
    });
  });

  it('is nothing of an order without a membership', async () => {
    expect(await loadWelcome(call, { items: [] })).toBeNull();
  });
});

describe('the page after joining', () => {
  const show = (stage: Stage = {}, card: Parameters<typeof WelcomeView>[0]['card'] = null) =>
    renderOnSite(
      <WelcomeView
        membership={bought}
        firstName="Alex"
        card={card}
        venuePath="/location/riverside-leisure-centre"
        receipt={<p>Paid</p>}
      />,
      { zone: 'joining', session: member, ...stage },
    );

  it('greets the member, with the card, the receipt and ways on', () => {
    show({}, '90001234');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Alex' })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Barcode 90001234' })).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My membership' })).toHaveAttribute(
      'href',
      'http://account.touchline.localhost:3000/memberships',
    );
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('leads back to the site that led here', () => {
    keepValue(successTargetKey, '/centre/riverside-leisure-centre');
    show();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/centre/riverside-leisure-centre');
    expect(screen.getByText('Ask for your card at reception.')).toBeVisible();
  });
});
