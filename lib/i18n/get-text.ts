import { cache } from 'react';
import { publicApi } from '#lib/api/public-api.ts';
import type { Language } from '#lib/zones/variant.ts';
import { findCatalogue, type Catalogue } from './catalogue.ts';
import { createText, type Text } from './text.ts';

/** All texts of a language with the operator's over ours; ours alone where the operator's cannot be had. */
export const getCatalogue = cache(async (language: Language): Promise<Catalogue> => {
  const operator = await publicApi('getTranslations', { params: { language } }).catch(() => ({ data: {} }));
  return findCatalogue(language, operator.data);
});

/** Says texts in a server component. */
export const getText = cache(async (language: Language): Promise<Text> => {
  const catalogue = await getCatalogue(language);
  return createText(language, (key) => catalogue.get(key));
});
