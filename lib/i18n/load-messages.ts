import { cache } from 'react';
import { publicApi } from '#lib/api/public-api.ts';
import type { Language } from '#lib/zones/variant.ts';
import { english, welsh } from './namespaces.ts';
import { overlayMessages } from './overlay-messages.ts';
import type { Messages } from './translate.ts';

const ours: Record<Language, Messages> = { en: english, cy: welsh };

/** All messages of a language, with the operator's overrides; without them when they cannot be loaded. */
export const loadMessages = cache(async (language: Language): Promise<Messages> => {
  const operator = await publicApi('getTranslations', { params: { language } }).catch(() => ({ data: {} }));
  return overlayMessages(ours[language], operator.data);
});
