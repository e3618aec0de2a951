import { pagePaths } from './page-kind.ts';
import { redirectRoute } from './redirect-route.ts';
import { zoneRedirect } from './zone-redirect.ts';

const lead = (path: string, selected?: string) => {
  const url = new URL(path, 'http://x');
  return redirectRoute(url.pathname, url.searchParams, { today: '2026-11-18', selected });
};
const notFound = { path: '/', notice: 'activity-not-found' };
const selectFirst = { path: '/', notice: 'select-venue' };

describe('the redirect routes of bookings', () => {
  it.each([
    ['/riverside', '/location/riverside'],
    ['/riverside/swimming', '/location/riverside/swimming'],
    ['/riverside/swimming/2026-11-24', '/location/riverside/swimming/2026-11-24'],
    ['/riverside/swimming/2026-11-24/lanes', '/location/riverside/swimming/2026-11-24/lanes'],
    ['/checkout', '/basket/checkout'],
    ['/venues', '/venues/1'],
  ])('%s leads to %s', (path, target) => {
    expect(lead(path)).toEqual({ path: target });
  });

  it('the form of the home page leads to the page of its question, and its fields are removed', () => {
    expect(lead('/times?what=swimming&when=tomorrow')).toEqual({
      path: '/times/swimming/2026-11-19/any-time',
      without: ['what', 'activity', 'when', 'date', 'part', 'where', 'within', 'order', 'places'],
    });
  });

  it('the form without a date, or with one that is over, leads to today and says so', () => {
    for (const date of ['', '2026-11-17'])
      expect(lead(`/times?what=swimming&when=date&date=${date}`)).toMatchObject({
        path: '/times/swimming/2026-11-18/any-time',
        notice: 'choose-date',
      });
  });

  it.each([
    '/location',
    '/camps',
    '/camps/location',
    '/courses',
    '/courses/location',
    '/packages/location',
    '/riverside//x',
  ])('%s misses a part and says so at home', (path) => {
    expect(lead(path)).toEqual(notFound);
  });

  it.each([
    '/',
    '/location/riverside',
    '/location/riverside/swimming/2026-11-24/lanes/more',
    '/camps/location/riverside',
    '/basket',
    '/basket/nothing',
    '/pricing/more',
    '/register',
    '/help',
    '/help/contact',
    '/venues/2',
    '/payments/result/1',
    '/booking-confirmed/1',
    '/order-confirmed/1',
    '/packages/location/riverside/1/book',
    '/one/two/three/four/five',
    '/checkout/more',
    '/redirect-to-selected-venue/riverside/more',
  ])('%s is a page or nothing, and no redirect', (path) => {
    expect(lead(path)).toBeNull();
  });

  it('no page is read as a venue', () => {
    const paths = pagePaths('bookings').map((path) => path.replace(/\/\*$/, '').replace(/:\w+/g, '1'));
    expect(paths.filter((path) => lead(path) !== null)).toEqual([]);
  });

  it('opens the log-in modal at home', () => {
    expect(lead('/login')).toEqual({ path: '/', query: { login: 'true' } });
  });
});

describe('the way to the selected venue', () => {
  it.each([
    ['/redirect-to-selected-venue', '/location'],
    ['/camp-redirect-to-selected-venue', '/camps/location'],
    ['/course-redirect-to-selected-venue', '/courses/location'],
  ])('%s prefers the venue given, then the one chosen last, then asks', (path, base) => {
    expect(lead(`${path}/harbour`, 'riverside')).toEqual({ path: `${base}/harbour` });
    expect(lead(`${path}?venueSlug=harbour`, 'riverside')).toEqual({ path: `${base}/harbour` });
    expect(lead(path, 'riverside')).toEqual({ path: `${base}/riverside` });
    expect(lead(path)).toMatchObject({ path: '/' });
  });

  it.each([
    ['camp', 'select-venue-camp'],
    ['course', 'select-venue'],
  ])('without a venue remember that it is for a %s, and say so: %s', (kind, notice) => {
    expect(lead(`/${kind}-redirect-to-selected-venue`)).toEqual({ path: '/', notice, query: { for: `${kind}s` } });
  });

  it('takes nothing that is no slug', () => {
    expect(lead('/redirect-to-selected-venue?venueSlug=//evil.example', '../x')).toEqual(selectFirst);
  });
});

it('a joining that a mail leads to is on its own site', () => {
  expect(redirectRoute('/join/resume', new URLSearchParams('key=x'), { today: '2026-11-24' })).toEqual({
    path: '/join/resume',
    zone: 'joining',
  });
});

describe('the redirect routes of joining', () => {
  it.each([
    ['/kiosk', { path: '/', query: { kiosk: 'true' } }],
    ['/centre', { path: '/' }],
    ['/centre/riverside', null],
    ['/kiosk/more', null],
    ['/', null],
  ])('%s', (path, target) => {
    expect(zoneRedirect('joining', path)).toEqual(target);
  });

  it('are none of the account', () => {
    expect(zoneRedirect('account', '/kiosk')).toBeNull();
  });
});
