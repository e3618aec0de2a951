import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Language } from '#lib/zones/variant.ts';
import { flatten } from './flatten.ts';
import type { Room } from './message-key.ts';
import { english, welsh } from './rooms.ts';

/** All texts of one language by key, ready to be formatted. */
export type Catalogue = ReadonlyMap<string, CompiledMessage>;

function compiled(text: string): CompiledMessage | null {
  try {
    return compile(text);
  } catch {
    return null;
  }
}

const own: Record<Language, ReadonlyMap<string, string>> = {
  en: flatten(english),
  cy: new Map([...flatten(english), ...flatten(welsh)]),
};

/**
 * The texts of a language: English, over it the language's own, over that the operator's. The operator can change a
 * text but not add one; a text of theirs that is no message (an open brace) is passed over.
 */
export function findCatalogue(language: Language, operator: object = {}): Catalogue {
  const theirs = flatten(operator);
  const texts = new Map<string, CompiledMessage>();
  for (const [key, text] of own[language]) {
    const selected = theirs.get(key);
    texts.set(key, (selected !== undefined && compiled(selected)) || compile(text));
  }
  return texts;
}

/** The part of a catalogue that a page's client components need, small enough to travel with the page. */
export function getMessages(catalogue: Catalogue, rooms: readonly Room[]): Record<string, CompiledMessage> {
  const wanted = [...catalogue].filter(([key]) => rooms.some((room) => key.startsWith(`${room}.`)));
  return structuredClone(Object.fromEntries(wanted)); // the compiler's objects have no prototype, which React does not send
}
