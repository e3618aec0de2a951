'use client';

import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useText } from '../../lib/messages/text-context.ts';
import type { ScheduleKind } from '../../lib/rules/camps/schedule.ts';
import { Marking } from '../markings/marking.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Camps or courses that could not be had at all: says so in their place and offers another try. */
export const SchedulesFailed = ({ kind, onRetry }: { kind: ScheduleKind; onRetry: () => void }) => {
  const text = useText();
  const retry = (
    <Button type="button" variant="secondary" onClick={onRetry}>
      <RefreshCw className="icon icon--s" />
      {text('common.tryAgain')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={text(`camps.${kind}.failed`)} art={<Marking kind="dropped-ball" />} action={retry}>
        {text('camps.failedHelp')}
      </EmptyState>
    </div>
  );
};
