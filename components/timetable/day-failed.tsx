'use client';

import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useText } from '../../lib/messages/text-context.ts';
import { Marking } from '../markings/marking.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** The day could not be had at all: says so in its place and offers another try. */
export const DayFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  const retry = (
    <Button type="button" variant="secondary" onClick={onRetry}>
      <RefreshCw className="icon icon--s" />
      {text('common.tryAgain')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={text('timetable.failedTitle')} art={<Marking kind="dropped-ball" />} action={retry}>
        {text('timetable.failedHelp')}
      </EmptyState>
    </div>
  );
};
