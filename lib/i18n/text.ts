import format, { type CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#lib/zones/variant.ts';
import type { MessageKey } from './message-key.ts';

export type TextValues = Record<string, string | number>;
export type RichValues = Record<string, string | number | ((chunks: ReactNode) => ReactNode)>;

/** Says a text in the language it was made for. */
export interface Text {
  (key: MessageKey, values?: TextValues): string;
  /** A text with marked parts: `<terms>…</terms>` in it is rendered by `values.terms`. */
  rich: (key: MessageKey, values: RichValues) => ReactNode;
  language: Language;
}

/** Many browsers write no Welsh numbers; then they are written as the server does, not as the visitor's own language has them. */
const withBritish = (locale: Intl.LocalesArgument): string[] => [...[locale ?? []].flat().map(String), 'en-GB'];

const formatters = {
  getNumberFormat: (locale: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(withBritish(locale), options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
};

/** Makes the function that says texts; a text that was not handed over shows as its key. */
export function createText(language: Language, find: (key: MessageKey) => CompiledMessage | undefined): Text {
  const rich = (key: MessageKey, values: RichValues): ReactNode => {
    const parts = format<ReactNode>(find(key) ?? key, language, values, { formatters });
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  };
  const plain = (key: MessageKey, values?: TextValues) =>
    String(format(find(key) ?? key, language, values, { formatters }));
  return Object.assign(plain, { rich, language });
}
