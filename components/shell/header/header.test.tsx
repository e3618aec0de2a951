import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import { defaultTheme } from '#contract/venues/rules/default-theme.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settings, riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { Header } from '../site-layout.tsx';
import { AccountLink } from './account-link.tsx';

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};
const t = translateIn('en');

function header(shown: SiteSettings = settings, { zone = 'bookings', ...stage }: Stage & { zone?: Zone } = {}) {
  return renderOnSite(<Header place={{ zone, mode: 'web', origins }} settings={shown} t={t} />, {
    zone,
    ...stage,
  });
}
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the header’s links', () => {
  it('lead to the chosen venue, which is not known yet', () => {
    header();
    expect(links()).toEqual([
      'Book an activity /redirect-to-selected-venue',
      'Book a camp /camp-redirect-to-selected-venue',
      'Book a course /course-redirect-to-selected-venue',
      `Buy a membership ${origins.joining}/`,
    ]);
  });

  it('lead to the venue whose page it is, under its own flags', () => {
    header({ ...settings, venue: { ...riverside, campsAndCoursesBookingEnabled: false, onlineJoiningEnabled: false } });
    expect(links()).toEqual(['Book an activity /location/riverside-leisure-centre']);
  });

  it('lead back to bookings from the other zones', () => {
    header(settings, { zone: 'account' });
    expect(links()[0]).toBe(`Book an activity ${origins.bookings}/redirect-to-selected-venue`);
  });

  it.each<[path: string, name: string, zone?: Zone]>([
    ['/location/riverside-leisure-centre/swimming', 'Book an activity'],
    ['/camps/location/riverside-leisure-centre', 'Book a camp'],
    ['/bookings/en.web/courses/location/riverside-leisure-centre', 'Book a course'],
    ['/join/riverside-leisure-centre/b1e0', 'Buy a membership', 'joining'],
  ])('on %s mark "%s" as the current one', (path, name, zone = 'bookings') => {
    header({ ...settings, venue: riverside }, { path, zone });
    const current = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { current: true });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });
});

describe('the header’s personal part', () => {
  it('is empty until it is known who it is', () => {
    header(settings, { session: null });
    expect(screen.queryByText('Log in')).not.toBeInTheDocument();
    expect(screen.queryByText('My account')).not.toBeInTheDocument();
  });

  it('opens the log-in modal for a guest', async () => {
    const { openLogin } = header(settings, { session: guest });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('My account')).not.toBeInTheDocument();
  });

  it('leads a member to the account', () => {
    renderOnSite(<AccountLink logInIcon={null} accountIcon={null} />, { session: member });
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', `${origins.account}/`);
    expect(screen.queryByText('Log in')).not.toBeInTheDocument();
  });
});

describe('the logo', () => {
  it('is the operator’s picture with the operator’s name', () => {
    header({ ...settings, theme: { ...defaultTheme, themeAppLogo: 'https://cdn.example/logo.svg' } });
    expect(screen.getByRole('img', { name: 'Touchline Leisure' })).toHaveAttribute(
      'src',
      'https://cdn.example/logo.svg',
    );
  });

  it('leads home', () => {
    header();
    expect(screen.getByRole('link', { name: 'Touchline Leisure, home' })).toHaveAttribute('href', '/');
  });
});

it.each(['account', 'joining'] as const)('leads a visitor of the %s site to its log-in page', (zone) => {
  renderOnSite(<AccountLink logInIcon={null} accountIcon={null} />, { zone, session: guest });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
