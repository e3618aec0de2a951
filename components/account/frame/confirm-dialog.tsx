import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { TwoAnswers } from '#components/ui/overlay/overlay-parts.tsx';
import { errorText } from '#lib/i18n/error-text.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The answer that changes nothing: it is first and has the focus. */
  keep: string;
  /** The answer that ends something. */
  confirm: string;
  isPending?: boolean;
  error?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something of the account ends, and says when that has failed. */
export const ConfirmDialog = ({
  title,
  text,
  keep,
  confirm,
  isPending = false,
  error = null,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const t = useTranslations();
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      alert
      title={title}
      description={text}
      closeLabel={t('common.close')}
      initialFocus={keepButton}
      onClose={onClose}
      actions={
        <TwoAnswers>
          <Button type="button" ref={keepButton} block onClick={onClose}>
            {keep}
          </Button>
          <Button type="button" variant="danger" block loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </TwoAnswers>
      }
    >
      {children}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
    </Modal>
  );
};
