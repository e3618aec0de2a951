'use client';

import { QueryProvider } from '#components/booking/query-provider.tsx';
import { PersonSelect, type PersonSelectProps } from './person-select.tsx';

/** The person select with its own queries, for places whose parent loads no data. */
export const OwnPersonSelect = (props: PersonSelectProps) => (
  <QueryProvider>
    <PersonSelect {...props} />
  </QueryProvider>
);
