import { act, screen, within } from '@testing-library/react';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { emit } from '#lib/browser/site-events.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { ErrorPage } from './error-page.tsx';
import './error-view.tsx';
import { MaintenanceBoundary } from './maintenance-boundary.tsx';
import './maintenance-view.tsx';
import { NotFoundFallback } from './not-found-fallback.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { QueryErrorToasts } from './query-error-toasts.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

const t = translateIn('en');
const welsh = translateIn('cy');

describe('a page that broke', () => {
  it.each([
    ['no digest', undefined],
    ['a digest of its own', '3512917163'],
  ])('with %s is the error page, whose link loads home afresh', async (_what, digest) => {
    renderOnSite(<ErrorPage digest={digest} />);
    const main = within(await screen.findByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('We may have dropped the ball on this one.');
    expect(main.getByText('Please try again in a moment.')).toBeVisible();
    expect(main.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('is said in Welsh', async () => {
    renderOnSite(<ErrorPage digest={undefined} />, { language: 'cy' });
    expect(await screen.findByText('Efallai ein bod ni wedi gollwng y bêl y tro hwn.')).toBeVisible();
  });

  it('is a disruption where the service is down, which can be tried again', async () => {
    renderOnSite(<ErrorPage digest="disruption" />, { language: 'cy' });
    const main = within(await screen.findByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Tarfu ar y gwasanaeth');
    expect(main.getByRole('button')).toBeEnabled();
    expect(main.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a site that closes while somebody is on it', () => {
  it('shows the page until then, and the maintenance page from then on', async () => {
    const { rerender } = renderOnSite(<MaintenanceBoundary>the page</MaintenanceBoundary>);
    act(() => emit('consent', null));
    expect(screen.getByText('the page')).toBeVisible();
    act(() => emit('maintenance', null));
    expect(await screen.findByText('Unable to access the site due to planned maintenance.')).toBeVisible();
    rerender(<MaintenanceBoundary>another page</MaintenanceBoundary>);
    expect(screen.queryByText('another page')).not.toBeInTheDocument();
  });
});

describe('a page that is not there', () => {
  it.each([
    [t, "Whoops! Looks like you've gone offside.", 'Go home'],
    [welsh, 'Wps! Mae’n edrych fel petaech chi’n camsefyll.', /./],
  ])('says so and leads home', (text, title, name) => {
    renderOnSite(<NotFoundView t={text} home="/" />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(main.getByRole('link', { name })).toHaveAttribute('href', '/');
  });

  it('is loaded by the boundary around a page, in the mode of the page', async () => {
    renderOnSite(<NotFoundFallback />, { mode: 'embedded' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('offside');
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/?embedded=true');
  });
});

describe('the notice after a redirect', () => {
  const arrive = (search: string, language: 'en' | 'cy' = 'en') => {
    window.history.replaceState(null, '', `/${search}`);
    return renderOnSite(<RedirectNotice />, { search, language });
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    [
      'log-out-unconfirmed',
      'en',
      'You are logged out on this device, but the session could not be ended everywhere yet. We keep trying.',
    ],
    ['log-in-failed', 'en', 'We could not log you in just now. Try again.'],
    ['select-venue-camp', 'en', 'Please select a venue before booking a camp'],
    ['choose-date', 'en', 'Choose a date from today on. These are the times of today.'],
    ['choose-date', 'cy', 'Dewiswch ddyddiad o heddiw ymlaen. Dyma amseroedd heddiw.'],
    ['select-venue', 'cy', 'Dewiswch leoliad cyn archebu gweithgaredd'],
    ['activity-not-found', 'cy', 'Doedd dim modd dod o hyd i’r gweithgaredd rydych chi’n chwilio amdano'],
  ] as const)('%s is said for three seconds in %s', (notice, language, message) => {
    const { toasts } = arrive(`?notice=${notice}`, language);
    expect(toasts).toEqual([{ type: 'warning', message, duration: 3000 }]);
  });

  it('leaves the address, and everything else in it stays', () => {
    arrive('?q=halifax&notice=select-venue&radius=5#map');
    expect(window.location.search + window.location.hash).toBe('?q=halifax&radius=5#map');
  });

  it('is not there on most pages', () => {
    const { toasts } = arrive('?q=halifax');
    expect(toasts).toEqual([]);
    expect(window.location.search).toBe('?q=halifax');
  });
});

describe('a read or write that failed', () => {
  it.each([
    [{ errorTitle: 'Basket.', errorMessage: 'It did not load' }, 'Basket. It did not load'],
    [{ errorMessage: 'It did not load' }, 'It did not load'],
    [{ errorTitle: 'Basket' }, 'Basket'],
  ])('with %j is a toast', (meta, message) => {
    const { toasts, unmount } = renderOnSite(<QueryErrorToasts />);
    act(() => emit('failure', { meta, error: new Error('x') }));
    expect(toasts).toEqual([{ type: 'danger', message }]);
    unmount();
    emit('failure', { meta, error: new Error('x') });
    expect(toasts).toHaveLength(1);
  });
});

describe('a personal page', () => {
  it.each([
    ['web', '/login?redirect=/'],
    ['embedded', '/login?redirect=%2F&embedded=true'],
  ] as const)('asks a visitor to log in, and leads back (%s)', (mode, href) => {
    renderOnSite(<LoginPrompt title="My account" help="See your bookings." mode={mode} t={t} />, { zone: 'account' });
    expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    expect(screen.getByText('See your bookings.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', href);
  });
});

describe('the venue visited last', () => {
  it('is remembered, and is the next one once another is visited', () => {
    const { rerender } = renderOnSite(<RememberVenue slug="riverside" />);
    expect(document.cookie).toContain('touchline_venue=riverside');
    rerender(<RememberVenue slug="hilltop" />);
    expect(document.cookie).toContain('touchline_venue=hilltop');
    document.cookie = 'touchline_venue=; Path=/; Max-Age=0';
  });
});
