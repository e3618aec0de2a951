import { withInlineScripts } from './inline-scripts.ts';
import { inlineStyleSheets } from './inline-style-sheets.ts';
import { reuseElementTexts } from './reuse-element-texts.ts';

/** What a page sent in one piece gets beyond what Next made of it; its inline scripts are hashed after that. */
export function finishPage(page: string): string {
  return withInlineScripts(inlineStyleSheets(reuseElementTexts(page)));
}
