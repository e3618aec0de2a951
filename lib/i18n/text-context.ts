import type { CompiledMessage } from 'icu-minify/format';
import { createContext, useContext } from 'react';
import { defaultLanguage } from '#lib/zones/variant.ts';
import { createText, type Text } from './text.ts';

export interface ClientTexts {
  text: Text;
  messages: Readonly<Record<string, CompiledMessage>>;
}

/** The texts handed to the client components below; filled by `TextProvider`. */
export const TextContext = createContext<ClientTexts>({
  text: createText(defaultLanguage, () => undefined),
  messages: {},
});

/** Says texts in a client component; only rooms that the page handed over are there. */
export function useText(): Text {
  return useContext(TextContext).text;
}
