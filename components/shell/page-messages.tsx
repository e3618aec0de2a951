import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { pickMessages, type MessageGroup, type MessageName } from '#lib/i18n/pick-messages.ts';

export interface PageMessagesProps {
  /** What the client components below use, by namespaces and groups; all else stays on the server. */
  namespaces: readonly MessageName[];
  /** Groups of these namespaces that this page does not show. */
  without?: readonly MessageGroup[];
  children: ReactNode;
}

/** Lets the client components below use `useTranslations()` for these namespaces. */
export const PageMessages = async ({ namespaces, without, children }: PageMessagesProps) => (
  <AddMessages locale={await getLocale()} messages={pickMessages(await getMessages(), namespaces, without)}>
    {children}
  </AddMessages>
);
