'use client';

import type { CompiledMessage } from 'icu-minify/format';
import { useContext, useMemo, type ReactNode } from 'react';
import { TextContext } from '#lib/i18n/text-context.ts';
import { createText } from '#lib/i18n/text.ts';
import type { Language } from '#lib/zones/variant.ts';

export interface TextProviderProps {
  language: Language;
  messages: Readonly<Record<string, CompiledMessage>>;
  children: ReactNode;
}

/** Hands texts to the client components below, on top of those handed over further up. */
export const TextProvider = ({ language, messages, children }: TextProviderProps) => {
  const { messages: above } = useContext(TextContext);
  const texts = useMemo(() => {
    const all = { ...above, ...messages };
    return { messages: all, text: createText(language, (key) => all[key]) };
  }, [above, language, messages]);
  return <TextContext value={texts}>{children}</TextContext>;
};
