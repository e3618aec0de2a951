'use client';

import { useEffect } from 'react';
import { listenFor } from '#lib/browser/site-events.ts';
import { useToast } from '#lib/browser/toast-context.ts';

/** Shows the words a failed query or mutation carries as a danger notification (docs/product.md#messages). */
export const FailureAnnouncer = () => {
  const toast = useToast();
  useEffect(
    () =>
      listenFor('failure', ({ meta }) => {
        const words = [meta.errorTitle, meta.errorMessage].filter(Boolean).join(' ');
        toast({ type: 'danger', message: words });
      }),
    [toast],
  );
  return null;
};
