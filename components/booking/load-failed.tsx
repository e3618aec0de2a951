'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';

export type LoadFailedProps = { title: string; children: ReactNode; onRetry: () => void };

/** An error state with a retry button, in place of content that failed to load. */
export const LoadFailed = ({ title, children, onRetry }: LoadFailedProps) => {
  const t = useTranslations('common');
  const retry = (
    <Button type="button" variant="secondary" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <div ref={passFocusOn} role="alert">
      <EmptyState title={title} art={<LazyIllustration kind="dropped-ball" />} action={retry}>
        {children}
      </EmptyState>
    </div>
  );
};
