import { languages } from '#contract/languages/languages.ts';
import { internalPath, publicPath } from './paths.ts';
import { modes, parseVariant, variantSegment } from './variant.ts';
import { zones } from './zone.ts';

describe('paths', () => {
  it('keeps the home page and deeper ones under zone and variant', () => {
    expect(internalPath('bookings', { language: 'en', mode: 'web' }, '/')).toBe('/bookings/en.web');
    expect(internalPath('account', { language: 'cy', mode: 'embedded' }, '/bookings')).toBe(
      '/account/cy.embedded/bookings',
    );
  });

  it('gives the public path back for every zone and variant', () => {
    for (const zone of zones) {
      for (const language of languages) {
        for (const mode of modes) {
          for (const path of ['/', '/bookings', '/location/riverside/swimming/2026-11-24']) {
            expect(publicPath(internalPath(zone, { language, mode }, path))).toBe(path);
          }
        }
      }
    }
  });

  it.each(['/', '/bookings', '/bookings/upcoming', '/account', '/location/en.web'])(
    'leaves the public path %s alone',
    (path) => {
      expect(publicPath(path)).toBe(path);
    },
  );

  it('reads the variants it writes and no others', () => {
    expect(parseVariant(variantSegment({ language: 'cy', mode: 'kiosk' }))).toEqual({ language: 'cy', mode: 'kiosk' });
    expect(['en', 'en.', 'en.tv', 'de.web', 'en.web.x', ''].map(parseVariant)).toEqual(Array(6).fill(null));
  });
});
