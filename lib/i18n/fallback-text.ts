import common from '#messages/en/common.json' with { type: 'json' };
import pages from '#messages/en/pages.json' with { type: 'json' };
import { flatten } from './flatten.ts';
import type { MessageKey } from './message-key.ts';
import type { Text } from './text.ts';

const texts = flatten({ common, pages });
const say = (key: MessageKey): string => texts.get(key) ?? key;

/**
 * The few texts without placeholders that a page needs when nothing else is left, in English. Every page carries them,
 * and so they do without the formatter.
 */
export const fallbackText: Text = Object.assign(say, { rich: say, language: 'en' as const });
