import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from './languages.ts';
import { messagesFolder } from './messages-folder.ts';

/** The one file of a folder of messages that has no messages. */
export const aboutFile = 'language.json';

/** A document brings them separated by commas and semicolons. */
const names = (count: number) =>
  z
    .array(z.string().regex(/^[^,;]+$/))
    .length(count)
    .optional();

const aboutSchema = z.strictObject({
  /** What the language is called in itself. */
  name: z.string().min(1).optional(),
  /** Its tag where that says more than the folder's name does: `en-GB` for `en`. */
  tag: z.string().min(2).optional(),
  /** Monday first. */
  weekdays: names(7),
  weekdaysLong: names(7),
  months: names(12),
  monthsLong: names(12),
  monthsAlone: names(12),
});

/** What a folder says about its language, in the optional `language.json`. */
export type AboutLanguage = z.infer<typeof aboutSchema>;

/** Reads what a folder says about its language. Throws for a file that says something else. */
export function aboutLanguage(language: Language): AboutLanguage {
  const file = join(messagesFolder, language, aboutFile);
  return existsSync(file) ? aboutSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
