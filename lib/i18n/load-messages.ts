import { cache } from 'react';
import { isFailedRead } from '#lib/api/is-failed-read.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { Language } from '#lib/zones/variant.ts';
import { overlayMessages } from './overlay-messages.ts';
import { siteMessages } from './site-messages.ts';
import type { Messages } from './translate.ts';

interface LoadedMessages {
  messages: Messages;
  /** Whether the operator's overrides could not be read and may be missing. */
  isProvisional: boolean;
}

/** All messages of a language, with the operator's overrides; without them when they cannot be loaded. */
export const loadMessages = cache(async (language: Language): Promise<LoadedMessages> => {
  const { data, isProvisional } = await publicApi('getTranslations', { params: { language } }).then(
    (read) => ({ data: read.data, isProvisional: false }),
    (error: unknown) => ({ data: {}, isProvisional: isFailedRead(error) }),
  );
  return { messages: overlayMessages(siteMessages(language), data), isProvisional };
});
