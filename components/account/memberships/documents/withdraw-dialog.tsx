import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { actingQuery } from '../../frame/acting-query.ts';
import { readAfterDocuments } from './read-after-documents.ts';

interface WithdrawDialogProps {
  file: { id: string; fileName: string };
  membershipId: string;
  acting: number | null;
  onWithdrawn: () => void;
  onClose: () => void;
}

/** Asks before a document that waits for staff is withdrawn. */
export const WithdrawDialog = ({ file, membershipId, acting, onWithdrawn, onClose }: WithdrawDialogProps) => {
  const t = useTranslations();
  const toast = useToast();
  const client = useQueryClient();
  const keep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    ...operationMutation(browserApi, 'removeMembershipDocument'),
    onSuccess: async () => {
      await readAfterDocuments(client);
      toast({ type: 'success', message: t('memberships.documents.withdrawn') });
      onWithdrawn();
    },
  });
  return (
    <Modal
      open
      alert
      title={t('memberships.documents.withdrawTitle')}
      closeLabel={t('common.close')}
      description={t('memberships.documents.withdrawText', { name: file.fileName })}
      initialFocus={keep}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            variant="danger"
            loading={isPending}
            onClick={() => mutate({ params: { membershipId, documentId: file.id }, query: actingQuery(acting) })}
          >
            {t('memberships.documents.withdraw')}
          </Button>
          <Button type="button" ref={keep} onClick={onClose}>
            {t('memberships.documents.keep')}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
    </Modal>
  );
};
