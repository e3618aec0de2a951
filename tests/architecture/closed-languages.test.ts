import { isCode, projectFiles, read } from './source-files.ts';

/** Programs; what tests and pictures show is in a language that they name. */
const programs = projectFiles().filter(
  (file) =>
    isCode(file) &&
    /^(app|backend|components|contract|lib|public|scripts|[^/]+$)/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);

/** Invented sites with texts of their own, and the script for other sites, whose default title a site may replace. */
const withTextsOfTheirOwn = ['lib/http/example-site/example-pages.ts', 'public/embed.js'];

/** A list of languages has one beside English, as a text, a key or a folder of messages. */
const closedList = /['"`]cy['"`]|\bcy: |messages\/cy\b|Record<Language\b/;

it('finds a list of languages', () => {
  const lists = [
    "['en', 'cy']",
    'const names = { en: a, cy: b };',
    "'#messages/cy/pages.json'",
    'Record<Language, string>',
  ];
  expect(lists.filter((text) => closedList.test(text))).toEqual(lists);
  expect(programs.length).toBeGreaterThan(1_500);
});

it('no program lists the languages: they are the folders of messages', () => {
  const found = programs.filter((file) => closedList.test(read(file)) && !withTextsOfTheirOwn.includes(file));
  expect(found).toEqual([]);
});
