'use client';

import { sessionLabels } from '#components/timetable/day/session-labels.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/i18n/text-context.ts';

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
      description={text('timetable.cancelWhat', sessionLabels(session, text))}
      closeLabel={text('common.close')}
      onClose={onKeep}
      actions={actions}
    />
  );
};
