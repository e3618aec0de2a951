import { resolveVariant } from './resolve-variant.ts';

const visit = (query: string, cookies: Record<string, string> = {}, acceptLanguage: string | null = null) =>
  resolveVariant({ query: new URLSearchParams(query), cookie: (name) => cookies[name], acceptLanguage });

describe('language', () => {
  it.each([
    ['', {}, null, 'en'],
    ['', {}, 'cy', 'cy'],
    ['', {}, 'de-DE,cy-GB;q=0.5,en;q=0.4', 'cy'],
    ['', {}, 'cy;q=0.2, en-GB;q=0.9', 'en'],
    ['', {}, 'fr, *;q=0.1', 'en'],
    ['', { touchline_language: 'cy' }, 'en', 'cy'],
    ['lang=en', { touchline_language: 'cy' }, 'cy', 'en'],
    ['lang=fr', { touchline_language: 'cy' }, 'en', 'cy'],
  ])('of "%s" with %j and %s is %s', (query, cookies, accepts, language) => {
    expect(visit(query, cookies, accepts).variant.language).toBe(language);
  });

  it('is remembered when the address asks for one of ours', () => {
    expect(visit('lang=cy').remember).toEqual([{ name: 'touchline_language', value: 'cy' }]);
    expect(visit('lang=fr').remember).toEqual([]);
  });

  it('is forgotten, and the browser’s again, when the address asks for none', () => {
    const { variant, remember } = visit('kiosk=true&lang=', { touchline_language: 'cy' });
    expect(variant.language).toBe('en');
    expect(remember).toContainEqual({ name: 'touchline_language', value: null });
    expect(remember).toContainEqual({ name: 'touchline_lowered', value: null });
  });
});

describe('mode', () => {
  it.each([
    ['', {}, 'web'],
    ['embedded=true', {}, 'embedded'],
    ['embedded=1', {}, 'embedded'],
    ['embedded=false', {}, 'web'],
    ['kiosk=true', {}, 'kiosk'],
    ['', { touchline_kiosk: '1' }, 'kiosk'],
    ['kiosk=false', { touchline_kiosk: '1' }, 'web'],
    ['embedded=true&kiosk=true', { touchline_kiosk: '1' }, 'embedded'],
  ])('of "%s" with %j is %s', (query, cookies, mode) => {
    expect(visit(query, cookies).variant.mode).toBe(mode);
  });

  it('remembers a kiosk and its centre, and forgets a kiosk on demand; a frame is never remembered', () => {
    expect(visit('kiosk=true&centre=riverside').remember).toEqual([
      { name: 'touchline_kiosk', value: '1' },
      { name: 'touchline_centre', value: 'riverside' },
    ]);
    expect(visit('kiosk=false').remember).toEqual([{ name: 'touchline_kiosk', value: null }]);
    expect(visit('embedded=true').remember).toEqual([]);
    expect(visit('centre=..%2Fx').remember).toEqual([]);
  });
});
