import { screen } from '@testing-library/react';
import type { Cart } from '#contract/cart/cart.ts';
import { alexState, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { BasketView } from './basket-view.tsx';

withSiteServer();
beforeEach(() => {
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const badminton = sessionItem(2, 'Badminton, court 3', 920);

const show = (cart: Cart, stage: Stage = { session: member }) => {
  answer('getCart', cart);
  return renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, stage);
};

describe('a session that the venue has cancelled', () => {
  const startsAt = { utc: '2026-11-28T17:00:00Z', local: '2026-11-28 17:00:00', timezone: 'Europe/London' };

  it('is told of where the basket has other lines, and where it has none', async () => {
    const withdrawn = [{ name: 'Lane swim', startsAt, whilePaying: false }];
    const { unmount } = show(makeCart([badminton], { withdrawn }));
    const words = 'The venue has cancelled Lane swim on Sat, 28 Nov 2026 at 17:00. It is no longer in your basket.';
    expect(await screen.findByText(words)).toBeVisible();
    unmount();
    show(makeCart([], { withdrawn }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('while it was being paid for is said not to be paid', async () => {
    show(makeCart([], { withdrawn: [{ name: 'Lane swim', startsAt, whilePaying: true }] }), {
      session: member,
      language: 'cy',
    });
    expect(await screen.findByText(/^Canslodd y lleoliad Lane swim .* am 17:00 tra oeddech yn talu/)).toBeVisible();
  });
});
