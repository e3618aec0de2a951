import { findLanguage } from './find-language.ts';

test.each([
  ['cy', 'cy'],
  ['CY-gb', 'cy'],
  ['en-US', 'en'],
  ['*', undefined],
  ['', undefined],
  ['c', undefined],
])('for %j it is %s', (tag, language) => {
  expect(findLanguage(tag)).toBe(language);
});
