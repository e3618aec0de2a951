'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { useCancellationMessages } from '#lib/i18n/cancellation-messages.ts';
import { useCancellingMessages } from '#lib/i18n/cancelling-messages.ts';

/** What the lazily loaded parts of a cancellation need and no page carries: their messages and their requests. */
export const CancellingProvider = ({ children }: { children: ReactNode }) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={{ ...useCancellationMessages(locale), ...useCancellingMessages(locale) }}>
      <QueryProvider>{children}</QueryProvider>
    </AddMessages>
  );
};
