import { screen } from '@testing-library/react';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { EmbeddedFoot } from './embedded-foot.tsx';
import './embedded-held.tsx';

withSiteServer();

const show = (stage: Stage) =>
  renderOnSite(<EmbeddedFoot>Bookings by Touchline</EmbeddedFoot>, { mode: 'embedded', ...stage });
const inMinutes = (minutes: number) => `${new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19)}Z`;

describe('the last line of an embedded page', () => {
  it('says how long the basket is held, and whose bookings these are', async () => {
    answer('getCart', makeCart([sessionItem(1, 'Swim', 560, { holdExpiresAt: inMinutes(12), holdExpired: false })]));
    show({ session: member });
    expect(await screen.findByRole('timer')).toHaveTextContent(/^1[12]:\d\d$/);
    expect(screen.getByRole('region', { name: 'Basket and operator' })).toHaveTextContent(
      /^Basket held for 1[12]:\d\dBookings by Touchline$/,
    );
  });

  it('says nothing of a basket that holds nothing, nor to a guest', async () => {
    let seen = () => undefined as void;
    const isRead = new Promise<void>((resolve) => (seen = resolve));
    answer('getCart', makeCart([]), { seen: () => seen() });
    const { become } = show({ session: member });
    await isRead;
    expect(screen.queryByText(/held for/)).not.toBeInTheDocument();
    become(guest);
    expect(screen.getByRole('region', { name: 'Basket and operator' })).toHaveTextContent(/^Bookings by Touchline$/);
  });
});
