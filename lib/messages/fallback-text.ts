import common from '../../messages/en/common.json' with { type: 'json' };
import pages from '../../messages/en/pages.json' with { type: 'json' };
import { flatten } from './flatten.ts';
import { createText } from './text.ts';

const texts = flatten({ common, pages });

/** The few texts without placeholders that a page needs when nothing else is left, in English. */
export const fallbackText = createText('en', (key) => texts.get(key));
