import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { actingQuery } from '../../frame/use-acting.ts';

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
  const { mutate, isPending, error } = useMutation({
    ...operationMutation(browserApi, 'removeMembershipDocument'),
    onSuccess: () => {
      toast({ type: 'success', message: t('memberships.documents.withdrawn') });
      onWithdrawn();
    },
  });
  return (
    <ConfirmDialog
      title={t('memberships.documents.withdrawTitle')}
      text={t('memberships.documents.withdrawText', { name: file.fileName })}
      keep={t('memberships.documents.keep')}
      confirm={t('memberships.documents.withdraw')}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { membershipId, documentId: file.id }, query: actingQuery(acting) })}
      onClose={onClose}
    />
  );
};
