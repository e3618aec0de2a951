'use client';

import { useLocale, useTranslations } from 'next-intl';
import { sessionLabels } from '#components/timetable/day/session-labels.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

export type CancelDialogProps = { session: OccurrenceSummary; onCancel: () => void; onKeep: () => void };

/** Asks for confirmation before a paid booking is cancelled. */
export const CancelDialog = ({ session, onCancel, onKeep }: CancelDialogProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const actions = (
    <>
      <Button type="button" variant="text" onClick={onKeep}>
        {t('timetable.cancelKeep')}
      </Button>
      <Button type="button" onClick={onCancel}>
        {t('timetable.cancelConfirm')}
      </Button>
    </>
  );
  return (
    <Modal
      open
      alert
      title={t('timetable.cancelTitle')}
      description={t('timetable.cancelWhat', sessionLabels(session, locale))}
      closeLabel={t('common.close')}
      onClose={onKeep}
      actions={actions}
    />
  );
};
