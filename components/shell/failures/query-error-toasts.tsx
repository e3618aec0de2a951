'use client';

import { useEffect } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { on } from '#lib/browser/site-events.ts';

/** Shows the message of a failed query or mutation in a danger toast (docs/product.md#messages). */
export const QueryErrorToasts = () => {
  const toast = useToast();
  useEffect(
    () =>
      on('failure', ({ meta }) => {
        const words = [meta.errorTitle, meta.errorMessage].filter(Boolean).join(' ');
        toast({ type: 'danger', message: words });
      }),
    [toast],
  );
  return null;
};
