import { fireEvent, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogOutButton } from '#components/booking/log-out-button.tsx';
import { barrier } from '#tests/support/barrier.ts';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settings } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { translateIn } from '#tests/support/translate.ts';
import { KioskHeader } from '../site-layout.tsx';
import { BasketLink } from './basket-link.tsx';
import { currentLink } from './header-link.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import './basket-badge.tsx';

withSiteServer();

const makeBasket = (quantity: number) => makeCart(quantity === 0 ? [] : [sessionItem(1, 'Swim', 560, { quantity })]);

describe('the basket of the header', () => {
  it.each([
    ['en', 1, /^Shopping basket ?1 item$/],
    ['en', 2, /^Shopping basket ?2 items$/],
    ['en', 120, /^Shopping basket ?120 items$/],
    ['cy', 2, /^Basged siopa ?2 eitem$/],
  ] as const)('says in %s that there are %i items in it', async (language, quantity, name) => {
    answer('getCart', makeBasket(quantity));
    renderOnSite(<BasketLink icon={null} />, { session: member, language });
    expect(await screen.findByRole('link', { name })).toHaveTextContent(String(quantity));
  });

  it.each([
    ['is empty', (seen: () => void) => answer('getCart', makeBasket(0), { seen })],
    ['cannot be read', (seen: () => void) => refuse('getCart', 'forbidden', {}, { seen })],
  ])('has no number when it %s', async (_state, reply) => {
    let requestCount = 0;
    reply(() => (requestCount += 1));
    const { queryClient } = renderOnSite(<BasketLink icon={null} />, { session: member });
    await waitFor(() => expect([requestCount, queryClient.isFetching()]).toEqual([1, 0]));
    expect(screen.getByRole('link', { name: 'Shopping basket' })).toBeVisible();
  });

  it('asks for nothing in the name of a guest', async () => {
    const requests: AskedCall[] = [];
    answer('getCart', makeBasket(2), { seen: (request) => requests.push(request) });
    const { become } = renderOnSite(<BasketLink icon={null} />, { session: guest });
    expect(screen.getByRole('link', { name: 'Shopping basket' })).toBeVisible();
    expect(requests).toHaveLength(0);
    become(member);
    expect(await screen.findByRole('link', { name: /2 items/ })).toBeVisible();
    become(guest);
    expect(screen.getByRole('link', { name: 'Shopping basket' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

describe('the log-out button', () => {
  const logOut = (stage: Stage = {}) => {
    const followed: string[] = [];
    const follow = (target: string) => void followed.push(target);
    renderOnSite(<LogOutButton follow={follow}>Log out</LogOutButton>, { session: member, ...stage });
    return { followed, button: screen.getByRole('button', { name: 'Log out' }) };
  };

  it('tells the server once, however often it is pressed, before it leads home', async () => {
    const told: AskedCall[] = [];
    const arrive = barrier(2);
    answer('logout', null, { seen: (request) => told.push(request), after: arrive() });
    const { followed, button } = logOut();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(followed).toEqual([]);
    await arrive();
    await waitFor(() => expect(followed).toEqual(['/']));
    expect(told).toHaveLength(1);
  });

  it.each([
    ['web', '/', '/?notice=log-out-unconfirmed'],
    ['embedded', '/?embedded=true', '/?notice=log-out-unconfirmed&embedded=true'],
  ] as const)('leads home, and says there when the server could not be told (%s)', async (mode, home, unsure) => {
    answer('logout', null);
    refuse('logout', 'unexpected', {}, { once: true });
    const { followed, button } = logOut({ mode });
    await userEvent.click(button);
    await waitFor(() => expect(followed).toEqual([unsure]));
    cleanup();
    const again = logOut({ mode });
    await userEvent.click(again.button);
    await waitFor(() => expect(again.followed).toEqual([home]));
  });

  it('is pressed by the keyboard too', async () => {
    answer('logout', null);
    const { followed, button } = logOut();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(followed).toEqual(['/']));
  });
});

describe('the section that is marked as the current one', () => {
  it.each([
    ['/basket', '/basket', 'page'],
    ['/basket/checkout', '/basket', 'true'],
    ['/basketball', '/basket', undefined],
    ['/', '/', 'page'],
    ['/bookings', '/', undefined],
    ['/location/riverside', '/location', 'true'],
    ['/camps/location/riverside', '/location', undefined],
    ['/location/riverside', null, undefined],
    ['/join/riverside/1', '', 'true'],
    ['/', '', 'true'],
  ])('on %s is %s: %s', (path, section, expected) => {
    expect(currentLink(path, section)).toBe(expected);
  });
});

describe('the language links', () => {
  const t = translateIn('en');

  it('name each language in itself, in our order, and mark the one shown', () => {
    renderOnSite(<LanguageLinks size="footer" languages={['cy', 'en']} t={translateIn('cy')} />, { language: 'cy' });
    expect(screen.getByRole('navigation', { name: 'Iaith' })).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
      ['English', '?lang=en', 'en'],
      ['Cymraeg', '?lang=cy', 'cy'],
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Cymraeg');
  });

  it('keep the search, the way back and the place on the page', () => {
    window.history.replaceState(null, '', '/register?redirect=%2Fbasket&lang=en#personal');
    renderOnSite(<LanguageLinks size="footer" languages={['cy', 'en']} t={t} />);
    const link = screen.getByRole('link', { name: 'Cymraeg' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link).toHaveAttribute('href', 'http://localhost/register?redirect=%2Fbasket&lang=cy#personal');
    window.history.replaceState(null, '', '/');
  });

  it.each([[[]], [['en']], [['cy']], [['en', 'fr']]])('are not there for %j', (languages) => {
    renderOnSite(<LanguageLinks size="footer" languages={languages} t={t} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the logo without a picture', () => {
  it.each(['Touchline', 'Touchline Leisure', 'Calder Valley Leisure Trust'])('is the name "%s"', (name) => {
    const { container } = renderOnSite(<Logo name={name} image={null} />);
    expect(container).toHaveTextContent(new RegExp(`^${name}$`));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the header of a kiosk', () => {
  const origins = {
    bookings: 'http://bookings.touchline.localhost:3000',
    account: 'http://account.touchline.localhost:3000',
    joining: 'http://joining.touchline.localhost:3000',
    foh: 'http://foh.touchline.localhost:3000',
  };

  it('is the logo, which leads nowhere, and the way back to the start', async () => {
    renderOnSite(
      <KioskHeader place={{ zone: 'account', mode: 'kiosk', origins }} settings={settings} t={translateIn('cy')} />,
      { mode: 'kiosk', zone: 'account', language: 'cy' },
    );
    expect(await screen.findByRole('banner')).toHaveTextContent('Touchline Leisure');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Yn ôl i hafan y ciosg']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Help', 'Gostwng y sgrin']);
  });
});
