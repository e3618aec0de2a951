import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { getTranslationsEndpoint } from '#contract/venues/client.ts';

const translationsSchema = z.record(z.string(), z.unknown());
type Translations = z.infer<typeof translationsSchema>;

const timeoutMs = 5_000;
/** Our own texts of a language are about 200 KB. */
const limitBytes = 2 * 1024 * 1024;

const parse = (text: string): Translations => translationsSchema.parse(JSON.parse(text));

async function readAddress(address: string): Promise<Translations> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`the address of TRANSLATIONS_PATH answered ${response.status}`);
  const text = await response.text();
  if (text.length > limitBytes) throw new Error('the texts of TRANSLATIONS_PATH are larger than 2 MB');
  return parse(text);
}

async function readFileAt(path: string): Promise<Translations> {
  try {
    return parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (isObject(error) && error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * The operator's own texts of one language, from a file or an http(s) address; none where there is no such file, or the
 * address answers 404. Throws for anything else that it cannot read.
 */
function readTranslations(place: string): Promise<Translations> {
  return /^https?:\/\//.test(place) ? readAddress(place) : readFileAt(place);
}

/**
 * The operator's own texts over ours, from the file or address of TRANSLATIONS_PATH. A language without one adds nothing.
 * Throws `not_found` for a language not spoken.
 */
export const getTranslations = operation(getTranslationsEndpoint, async ({ params }, { db, config }) => {
  const { languages } = await readOperator(db);
  if (!languages.includes(params.language)) throw notFound();
  if (config.translationsPath === undefined) return { data: {} };
  const place = config.translationsPath.replaceAll('{language}', params.language);
  return { data: await readTranslations(place) };
});
