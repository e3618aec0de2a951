'use client';

import { NextIntlClientProvider, useMessages, type Locale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '#lib/i18n/translate.ts';

export interface AddMessagesProps {
  locale: Locale;
  messages: Partial<Messages>;
  children: ReactNode;
}

/**
 * Provides messages to the client components below, merged with the outer ones, because a nested provider alone would
 * replace them.
 */
export const AddMessages = ({ locale, messages, children }: AddMessagesProps) => (
  <NextIntlClientProvider locale={locale} messages={{ ...useMessages(), ...messages }}>
    {children}
  </NextIntlClientProvider>
);
