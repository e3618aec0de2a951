'use client';

import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/messages/text-context.ts';
import { sessionWords } from './session-words.ts';

export type CancelDialogProps = { session: OccurrenceSummary; onCancel: () => void; onKeep: () => void };

/** Asks before a paid booking is given up. */
export const CancelDialog = ({ session, onCancel, onKeep }: CancelDialogProps) => {
  const text = useText();
  const actions = (
    <>
      <Button type="button" variant="text" onClick={onKeep}>
        {text('timetable.cancelKeep')}
      </Button>
      <Button type="button" onClick={onCancel}>
        {text('timetable.cancelConfirm')}
      </Button>
    </>
  );
  return (
    <Modal
      open
      alert
      title={text('timetable.cancelTitle')}
      description={text('timetable.cancelWhat', sessionWords(session, text))}
      closeLabel={text('common.close')}
      onClose={onKeep}
      actions={actions}
    />
  );
};
