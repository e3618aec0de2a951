import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { aboutFile } from './about-language.ts';
import type { Language } from './languages.ts';
import { messagesFolder } from './messages-folder.ts';

/** Texts by key, at any depth. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

const textsSchema: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), textsSchema])));

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Empty texts, as programs for translators leave them, count as missing. */
const withoutEmpty = (_: string, value: unknown): unknown => (value === '' ? undefined : value);

/** The texts that a folder of messages has, by namespace. */
export function readTexts(language: Language): Texts {
  const folder = join(messagesFolder, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== aboutFile);
  return Object.fromEntries(
    files.map((file) => [
      camelCase(file.slice(0, -'.json'.length)),
      textsSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'), withoutEmpty)),
    ]),
  );
}
