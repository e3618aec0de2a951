'use client';

import { useEffect } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { on } from '#lib/browser/site-events.ts';

/** Shows the words a failed query or mutation carries as a danger notification (docs/product.md#messages). */
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
