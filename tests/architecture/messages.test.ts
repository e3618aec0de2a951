import compile from 'icu-minify/compile';
import { errors } from '#contract/errors.ts';
import { aboutFile, aboutLanguage } from '#contract/languages/about-language.ts';
import { defaultLanguage, languages } from '#contract/languages/languages.ts';
import { projectFiles, read } from './source-files.ts';

const messageFiles = projectFiles().filter((file) => file.startsWith('messages/') && !file.endsWith(aboutFile));
const rooms = messageFiles.filter((file) => file.startsWith(`messages/${defaultLanguage}/`));
/** Languages with all texts. Others may have any of them: the rest is shown in English. */
const complete = ['cy'];
const others = languages.filter((language) => language !== defaultLanguage);

/** The messages of a namespace by their full key, `summary.total`. */
function getSentences(file: string): Map<string, string> {
  const sentences = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') sentences.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
    }
  };
  collect(JSON.parse(read(file)), '');
  return sentences;
}

/** The arguments and tags of a message, without the texts inside its plural and select choices. */
function getArguments(sentence: string): string[] {
  const names = new Set([...sentence.matchAll(/<(\w+)>/g)].map(([, tag]) => tag ?? ''));
  const insideName: boolean[] = [];
  sentence.split(/([{}])/).forEach((part, index, parts) => {
    if (part === '}') insideName.pop();
    if (part !== '{') return;
    const isName = insideName.at(-1) !== true;
    if (isName) names.add((parts[index + 1] ?? '').split(',')[0]?.trim() ?? '');
    insideName.push(isName);
  });
  return [...names].sort();
}

/**
 * Keys where English shows the backend's English sentence as it is, and other languages have a sentence of their own.
 */
const isPassedOn = (sentence: string): boolean => /^\{\w+\}$/.test(sentence);

/** Whether a message has words besides its arguments. A single word may be the same in two languages. */
const hasWords = (sentence: string): boolean =>
  (sentence.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? []).length > 1;

describe('messages', () => {
  it('has a sentence for every error code', () => {
    expect([...getSentences('messages/en/errors.json').keys()].sort()).toEqual(Object.keys(errors).sort());
  });

  describe.each(complete)('%s', (language) => {
    it.each(rooms)('has every sentence of %s', (room) => {
      const translatedSentences = getSentences(room.replace('/en/', `/${language}/`));
      expect([...translatedSentences.keys()].sort()).toEqual([...getSentences(room).keys()].sort());
    });

    it.each(rooms)('translates every sentence of %s', (room) => {
      const translatedSentences = getSentences(room.replace('/en/', `/${language}/`));
      const english = [...getSentences(room)].filter(
        ([key, sentence]) => hasWords(sentence) && translatedSentences.get(key) === sentence,
      );
      expect(english.map(([key]) => key)).toEqual([]);
    });
  });

  describe.each(others)('those of %s', (language) => {
    const files = messageFiles.filter((file) => file.startsWith(`messages/${language}/`));

    it.each(files)('are in %s for English ones, and use the same arguments', (file) => {
      const english = getSentences(file.replace(`/${language}/`, `/${defaultLanguage}/`));
      const wrong = [...getSentences(file)].filter(([key, sentence]) => {
        const original = english.get(key);
        if (original === undefined) return true;
        return (
          sentence !== '' && !isPassedOn(original) && getArguments(original).join() !== getArguments(sentence).join()
        );
      });
      expect(wrong.map(([key]) => key)).toEqual([]);
    });

    it.each(files)('can be read in %s', (file) => {
      for (const sentence of getSentences(file).values()) expect(() => compile(sentence)).not.toThrow();
    });
  });

  it.each([...languages])('say of %s what they may', (language) => {
    expect(() => aboutLanguage(language)).not.toThrow();
  });
});
