'use client';

import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useText } from '#lib/i18n/text-context.ts';

export type LoadFailedProps = { title: string; children: ReactNode; onRetry: () => void };

/** What could not be had at all says so in its place, and offers another try. */
export const LoadFailed = ({ title, children, onRetry }: LoadFailedProps) => {
  const text = useText();
  const retry = (
    <Button type="button" variant="secondary" onClick={onRetry}>
      <RefreshCw className="icon icon--s" />
      {text('common.tryAgain')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} art={<CourtIllustration kind="dropped-ball" />} action={retry}>
        {children}
      </EmptyState>
    </div>
  );
};
