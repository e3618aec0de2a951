'use client';

import { QueryProvider } from '#components/booking/query-provider.tsx';
import { PersonSelect, type PersonSelectProps } from './person-select.tsx';

/** Whom a customer acts for, where nothing around it reads anything. */
export const OwnPersonSelect = (props: PersonSelectProps) => (
  <QueryProvider>
    <PersonSelect {...props} />
  </QueryProvider>
);
