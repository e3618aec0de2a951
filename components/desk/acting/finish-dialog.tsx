'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { TwoAnswers } from '#components/ui/overlay/two-answers.tsx';

interface FinishDialogProps {
  isAsking: boolean;
  isClearing: boolean;
  /** What the sale comes to, as text. */
  total: string;
  stay: () => void;
  clear: () => void;
}

/** Asks whether the sale may be cleared together with the bar. */
export const FinishDialog = ({ isAsking, isClearing, total, stay, clear }: FinishDialogProps) => {
  const t = useTranslations();
  if (!isAsking) return null;
  return (
    <Modal
      open
      alert
      title={t('desk.finish.title')}
      closeLabel={t('common.close')}
      onClose={stay}
      description={t('desk.finish.text', { total })}
      actions={
        <TwoAnswers>
          <Button type="button" block onClick={stay}>
            {t('desk.finish.stay')}
          </Button>
          <Button type="button" variant="danger" block loading={isClearing} onClick={clear}>
            {t('desk.finish.clear')}
          </Button>
        </TwoAnswers>
      }
    />
  );
};
