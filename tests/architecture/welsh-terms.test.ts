import { projectFiles, read } from './source-files.ts';

const namespaces = projectFiles().filter((file) => /^messages\/en\/.+\.json$/.test(file));

const getTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(getTexts);

/** A message without its arguments, in English and in Welsh, in the order of the files. */
function getPairs(namespace: string): [string, string][] {
  const [english, welsh] = [namespace, namespace.replace('/en/', '/cy/')].map((file) =>
    getTexts(JSON.parse(read(file))),
  );
  return (english ?? []).map((text, index) => [text.replaceAll(/\{\w+\}|\{\w+,/g, ' '), welsh?.[index] ?? '']);
}

/** Each English word with its Welsh one, mutations included, and the words that Welsh has for it nowhere. */
it.each([
  ['venue', /\bvenues?\b/i, /lleoliad|leoliad/i, /anolfan/i],
  ['centre', /\bcentres?\b/i, /anolfan/i, /lleoliad|leoliad/i],
])('calls a %s by one word in Welsh', (_, inEnglish, word, otherWord) => {
  const pairs = namespaces.flatMap(getPairs).filter(([english]) => inEnglish.test(english));
  expect(pairs.some(([, welsh]) => word.test(welsh))).toBe(true);
  const isMixed = ([english, welsh]: [string, string]) => otherWord.test(welsh) && !/\blocation\b/i.test(english);
  expect(pairs.filter(isMixed)).toEqual([]);
});
