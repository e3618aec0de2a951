import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { getTranslationsEndpoint } from '#contract/venues/client.ts';

const translationsSchema = z.record(z.string(), z.unknown());

/**
 * The operator's own texts over ours, from the file at TRANSLATIONS_PATH. A language without a
 * file adds nothing. Throws `not_found` for a language not spoken.
 */
export const getTranslations = operation(getTranslationsEndpoint, async ({ params }, { db, config }) => {
  const { languages } = await readOperator(db);
  if (!languages.includes(params.language)) throw notFound();
  if (config.translationsPath === undefined) return { data: {} };
  const path = config.translationsPath.replaceAll('{language}', params.language);
  if (!existsSync(path)) return { data: {} };
  return { data: translationsSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
});
