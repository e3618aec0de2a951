import type { ReactNode } from 'react';
import { getMessages } from '#lib/i18n/catalogue.ts';
import { getCatalogue } from '#lib/i18n/get-text.ts';
import type { Room } from '#lib/i18n/message-key.ts';
import type { Language } from '#lib/zones/variant.ts';
import { TextProvider } from './text-provider.tsx';

export interface ClientTextProps {
  language: Language;
  /** What the client components below say; the rest stays on the server. */
  rooms: readonly Room[];
  children: ReactNode;
}

/** Lets the client components below use `useText()` for these rooms of messages. */
export const ClientText = async ({ language, rooms, children }: ClientTextProps) => (
  <TextProvider language={language} messages={getMessages(await getCatalogue(language), rooms)}>
    {children}
  </TextProvider>
);
