import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartSchema } from '#contract/cart/cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settings, riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { translateIn } from '#tests/support/translate.ts';
import { AccountNav } from './account-nav.tsx';
import { EmbeddedStrip } from './embedded-strip.tsx';
import { ErrorPage } from './failures/error-page.tsx';
import { NotFoundView } from './failures/not-found-view.tsx';
import { Footer } from './footer/footer.tsx';
import { BasketLink } from './header/basket-link.tsx';
import { DrawerMenu } from './header/drawer-menu.tsx';
import { KioskHeader } from './site-layout.tsx';
import './header/basket-badge.tsx';
import './failures/maintenance-view.tsx';

withSiteServer();
const t = translateIn('en');
const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};
const cart = (itemCount: number) =>
  cartSchema.parse({
    id: 1,
    uuid: '00000000-0000-4000-8000-000000000001',
    source: 'activity-booking',
    userId: 7,
    selectedUserId: null,
    items: [],
    totals: {
      total: 0,
      taxTotal: 0,
      subTotal: 0,
      balance: 0,
      itemCount,
      formattedTotal: '£0.00',
      formattedBalance: '£0.00',
    },
    currency: 'GBP',
    itemHash: 'x',
    credits: [],
    attendeeWaiversRequired: false,
    attendeeWaivers: [],
    terms: null,
    hold: { expiresAt: null, extensionsLeft: 10 },
    transaction: null,
  });

describe('the basket link', () => {
  it('says how many items a member has', async () => {
    answer('getCart', cart(2));
    renderOnSite(<BasketLink icon={null} />, { session: member });
    expect(await screen.findByRole('link', { name: /Shopping basket.*2 items/ })).toHaveAttribute('href', '/basket');
  });

  it('says nothing of a number to a guest', () => {
    renderOnSite(<BasketLink icon={null} />, { session: guest, zone: 'account', mode: 'embedded' });
    const link = screen.getByRole('link', { name: 'Shopping basket' });
    expect(link).toHaveAttribute('href', `${origins.bookings}/basket?embedded=true`);
    expect(link).toHaveAttribute('data-guest');
  });
});

describe('the drawer', () => {
  const links = [
    { kind: 'activity' as const, label: 'Book an activity', href: '/location/riverside', section: '/location' },
  ];
  const drawer = (session = guest) =>
    renderOnSite(<DrawerMenu links={links} logo="Touchline" open onClose={() => undefined} />, {
      session,
      path: '/basket',
    });

  it('offers a guest to log in or create an account', async () => {
    const { openLogin } = drawer();
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Book an activity', 'Shopping basket', 'Create an account']);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Shopping basket');
    await userEvent.click(within(menu).getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  it('offers a member the account and to log out', () => {
    answer('getCart', cart(0));
    drawer(member);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'My account' })).toHaveAttribute('href', `${origins.account}/`);
    expect(within(menu).getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    expect(within(menu).queryByText('Log in')).not.toBeInTheDocument();
  });
});

describe('the account’s navigation', () => {
  const names = () => screen.getAllByRole('link').map((link) => link.textContent);

  it('shows guest passes only where there are any', () => {
    const pages = ['/', '/guest-passes'];
    const stage: Stage = { zone: 'account', plannedPages: ['account/guest-passes'] };
    const { unmount } = renderOnSite(<AccountNav guestPasses={false} pages={pages} />, stage);
    expect(names()).not.toContain('Guest passes');
    unmount();
    renderOnSite(<AccountNav guestPasses pages={pages} />, stage);
    expect(names()).toContain('Guest passes');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('leads only to pages that are there, and out', () => {
    renderOnSite(<AccountNav guestPasses />, { zone: 'account' });
    expect(names()).toContain('Dashboard');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('leads a phone to the upcoming bookings', () => {
    renderOnSite(<AccountNav guestPasses={false} pages={['/', '/bookings']} />, {
      zone: 'account',
      path: '/bookings/upcoming',
      plannedPages: ['account/bookings', 'account/bookings/upcoming'],
    });
    const bookings = screen.getAllByRole('link', { name: 'Bookings' });
    expect(bookings.map((link) => link.getAttribute('href'))).toEqual(['/bookings', '/bookings/upcoming']);
    expect(screen.getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual([
      'Bookings',
      'Bookings',
    ]);
  });
});

describe('the footer', () => {
  const place = { zone: 'account', mode: 'web', origins } as const;

  it('names the venue and where it is, and offers the page in Welsh', () => {
    renderOnSite(
      <Footer place={place} settings={{ ...settings, venue: { ...riverside, phone: '01632 960142' } }} t={t} />,
    );
    expect(screen.getByRole('heading', { name: 'Riverside Leisure Centre' })).toBeInTheDocument();
    expect(screen.getByText('Calder Bank, Sowerby Bridge, HX6 2QD')).toBeInTheDocument();
    expect(screen.getByText('Touchline Leisure is an invented operator.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call Riverside Leisure Centre, 01632 960142' })).toHaveAttribute(
      'href',
      'tel:01632960142',
    );
    expect(screen.getByRole('link', { name: 'Cymraeg' })).toHaveAttribute('href', '?lang=cy');
    expect(screen.getByRole('link', { name: 'Opening times' })).toHaveAttribute('href', 'https://example.com/opening');
  });

  it('says what the operator says of itself, and leads to pages of bookings from every zone', () => {
    const column = { title: '', links: [{ label: 'Fourteen centres', url: '' }] };
    const help = { title: 'Help', links: [{ label: 'Contact us', url: '/help/contact' }] };
    renderOnSite(
      <Footer
        place={place}
        settings={{ ...settings, footer: { ...settings.footer, columns: [column, help] } }}
        t={t}
      />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Touchline Leisure', 'Help']);
    expect(screen.getByText('Fourteen centres')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Fourteen centres' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      `${origins.bookings}/help/contact`,
    );
    expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      `${origins.bookings}/help/terms`,
    );
  });

  it('offers no language where there is one', () => {
    renderOnSite(
      <Footer place={place} settings={{ ...settings, client: { ...settings.client, languages: ['en'] } }} t={t} />,
    );
    expect(screen.queryByRole('link', { name: 'English' })).not.toBeInTheDocument();
  });
});

describe('pages that stand in for others', () => {
  it('not found leads home', () => {
    renderOnSite(<NotFoundView t={t} home="/?embedded=true" />);
    expect(screen.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/?embedded=true');
  });

  it('an error leads home', async () => {
    renderOnSite(<ErrorPage digest="123" />, { mode: 'embedded' });
    expect(
      await screen.findByRole('heading', { name: 'We may have dropped the ball on this one.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/?embedded=true');
  });

  it('a service that is down is said to be', async () => {
    renderOnSite(<ErrorPage digest="disruption" />);
    expect(await screen.findByRole('heading', { name: 'Service disruption' })).toBeInTheDocument();
    expect(screen.getByText('Unable to access the site due to planned maintenance.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('other headers', () => {
  it('of a kiosk leads back to its start', async () => {
    renderOnSite(<KioskHeader place={{ zone: 'bookings', mode: 'kiosk', origins }} settings={settings} t={t} />);
    expect(await screen.findByRole('link', { name: 'Back to Kiosk Home' })).toHaveAttribute(
      'href',
      `${origins.joining}/?kiosk=true`,
    );
  });

  it('of a frame is the page’s name, account and basket', async () => {
    const { openLogin } = renderOnSite(<EmbeddedStrip title="Fitness classes" accountIcon={null} basketIcon={null} />, {
      mode: 'embedded',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Fitness classes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Basket' })).toHaveAttribute('href', '/basket?embedded=true');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });
});
