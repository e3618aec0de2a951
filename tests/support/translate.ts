import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import type { Messages, Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

const folder = join(import.meta.dirname, '../../messages');
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All messages of a language, read from their files. */
export function readMessages(language: Language): Messages {
  const files = readdirSync(join(folder, language));
  const entries = files.map((file): [string, unknown] => [
    camelCase(file.replace('.json', '')),
    JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
  ]);
  return Object.fromEntries(entries) as Messages;
}

/** Formats messages as a server component does. */
export const translateIn = (locale: Language): Translate =>
  createTranslator({ locale, messages: readMessages(locale), timeZone: 'Europe/London' });
