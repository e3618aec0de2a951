import { dateNames } from '#contract/languages/date-names.ts';
import { languages } from '#contract/languages/languages.ts';
import { datesOfDocument } from './dates-of-document.ts';

const document = globalThis.document.documentElement;
document.lang = 'cy';
document.dataset.dates = datesOfDocument('cy');
const ofPage = await import('./date-names-of-page.ts');
const zones = await import('#lib/zones/languages-of-page.ts');

test('a browser has the names that the page brings', () => {
  expect(languages).toContain('cy');
  expect(ofPage.dateNames('cy')).toEqual({ ...dateNames('cy'), monthsAlone: undefined });
});

test('a browser knows the language of its page', () => {
  expect([zones.languages, zones.defaultLanguage]).toEqual([['cy'], 'en']);
});

test('an English page brings no names', () => {
  expect(datesOfDocument('en')).toBeUndefined();
});
