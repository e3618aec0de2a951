import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { pickMessages, type MessageGroup } from '#lib/i18n/pick-messages.ts';
import type { Namespace } from '#lib/i18n/translate.ts';

export interface PageMessagesProps {
  /** The namespaces that the client components below use; all others stay on the server. */
  namespaces: readonly Namespace[];
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
