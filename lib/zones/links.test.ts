import { hrefIn, zoneHref } from './href.ts';
import { redirectTarget } from './redirect-target.ts';

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};

describe('links', () => {
  it('stay as they are on the web and in a kiosk', () => {
    expect(hrefIn('web', '/basket?x=1#top')).toBe('/basket?x=1#top');
    expect(hrefIn('kiosk', '/basket')).toBe('/basket');
  });

  it('keep a frame a frame', () => {
    expect(hrefIn('embedded', '/')).toBe('/?embedded=true');
    expect(hrefIn('embedded', '/basket?x=1#top')).toBe('/basket?x=1&embedded=true#top');
    expect(hrefIn('embedded', '/basket?embedded=true')).toBe('/basket?embedded=true');
  });

  it('are paths inside a zone and addresses to another', () => {
    expect(zoneHref({ zone: 'bookings', mode: 'web', origins }, 'bookings', '/basket')).toBe('/basket');
    expect(zoneHref({ zone: 'bookings', mode: 'web', origins }, 'account', '/')).toBe(`${origins.account}/`);
    expect(zoneHref({ zone: 'account', mode: 'embedded', origins }, 'bookings', '/basket')).toBe(
      `${origins.bookings}/basket?embedded=true`,
    );
  });
});

describe('where a redirect may lead', () => {
  it.each([
    ['/basket?x=1#y', '/basket?x=1#y'],
    ['http://account.touchline.localhost:3000/bookings', 'http://account.touchline.localhost:3000/bookings'],
  ])('%s is followed', (value, target) => {
    expect(redirectTarget(value, origins)).toBe(target);
  });

  it.each([
    null,
    undefined,
    '',
    'basket',
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'http://here.invalid//evil.example',
    'http://account.touchline.localhost:3000@evil.example/',
    'http://account.touchline.localhost.evil.example/',
    'https://account.touchline.localhost:3000/',
    'http://account.touchline.localhost:3001/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%s is not', (value) => {
    expect(redirectTarget(value, origins, '/home')).toBe('/home');
  });
});
