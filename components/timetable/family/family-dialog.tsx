'use client';

import { useLocale } from 'next-intl';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { usePeopleMessages } from '#lib/i18n/people-messages.ts';
import { FamilyForm, type FamilyFormProps } from './family-form.tsx';

/** Who is coming to a class, in an overlay with its own messages and queries. */
export const FamilyDialog = (props: FamilyFormProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={usePeopleMessages(locale)}>
      <QueryProvider>
        <FamilyForm {...props} />
      </QueryProvider>
    </AddMessages>
  );
};
