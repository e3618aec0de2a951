'use client';

import { PersonSelect, type PersonSelectProps } from './person-select.tsx';
import { QueryProvider } from './query-provider.tsx';

/** Whom a customer acts for, where nothing around it reads anything. */
export const OwnPersonSelect = (props: PersonSelectProps) => (
  <QueryProvider>
    <PersonSelect {...props} />
  </QueryProvider>
);
