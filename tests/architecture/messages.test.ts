import { errors } from '../../contract/errors.ts';
import { projectFiles, read } from './source-files.ts';

const rooms = projectFiles().filter((file) => /^messages\/en\/.+\.json$/.test(file));
const languages = ['cy'];

/** The sentences of a room by their whole key, `summary.total`. */
function sentencesOf(file: string): Map<string, string> {
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

function argumentsOf(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{\s*(\w+)\s*[,}]/g), ...sentence.matchAll(/<(\w+)>/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].sort();
}

describe('messages', () => {
  it('has a sentence for every error code', () => {
    expect([...sentencesOf('messages/en/errors.json').keys()].sort()).toEqual(Object.keys(errors).sort());
  });

  describe.each(languages)('%s', (language) => {
    it.each(rooms)('has every sentence of %s', (room) => {
      const translated = sentencesOf(room.replace('/en/', `/${language}/`));
      expect([...translated.keys()].sort()).toEqual([...sentencesOf(room).keys()].sort());
    });

    it.each(rooms)('fills in the same words as %s', (room) => {
      const translated = sentencesOf(room.replace('/en/', `/${language}/`));
      const differing = [...sentencesOf(room)].filter(
        ([key, sentence]) => argumentsOf(sentence).join() !== argumentsOf(translated.get(key) ?? '').join(),
      );
      expect(differing.map(([key]) => key)).toEqual([]);
    });
  });
});
