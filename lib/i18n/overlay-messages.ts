import compile from 'icu-minify/compile';
import { overlayTexts } from '#contract/languages/overlay-texts.ts';

function compileOrNothing(message: unknown): unknown {
  if (typeof message !== 'string') return undefined;
  try {
    // The compiler's objects have no prototype, which React does not send to the browser.
    return structuredClone(compile(message));
  } catch {
    return undefined;
  }
}

/**
 * Lays texts over messages, compiled in the same way: a language's over the English ones, the operator's over both. They
 * can change a message but not add one; one that cannot be parsed (an open brace) is skipped.
 */
export const overlayMessages = <Tree extends object>(messages: Tree, texts: object): Tree =>
  overlayTexts(messages, texts, compileOrNothing);
