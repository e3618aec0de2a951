'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { membershipsQuery } from '#components/account/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Membership } from '#contract/memberships/memberships.ts';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { MethodForm } from '../memberships/payment/method-form.tsx';

interface ReplaceCardProps {
  card: SavedCard;
  /** One that is paid with the card. */
  membership: Membership;
  onClose: () => void;
}

/** Says that a card pays a membership, and asks for another way to pay it before the card can be removed. */
const ReplaceCard = ({ card: { id, last4 }, membership, onClose }: ReplaceCardProps) => {
  const t = useTranslations('accountPayments');
  const common = useTranslations('common');
  const toast = useToast();
  return (
    <Modal
      open
      wide
      title={t('replaceTitle', { name: membership.membershipType.name })}
      description={t('replaceText', { last4 })}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <MethodForm
        membership={membership}
        acting={null}
        withoutCardId={id}
        undo={
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('keepCard')}
          </Button>
        }
        onSaved={() => toast({ type: 'success', message: t('replaced', { name: membership.membershipType.name }) })}
      />
    </Modal>
  );
};

type RemoveCardDialogProps = { card: SavedCard; onRemoved: () => void; onClose: () => void };

const Question = ({ card: { id, last4 }, onRemoved, onClose }: RemoveCardDialogProps) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    ...operationMutation(browserApi, 'deleteSavedCard'),
    onSuccess: () => {
      toast({ type: 'success', message: t('accountPayments.removed', { last4 }) });
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={t('accountPayments.removeTitle', { last4 })}
      text={t('accountPayments.removeText')}
      keep={t('accountPayments.keepCard')}
      confirm={t('accountPayments.removeCard')}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { id } })}
      onClose={onClose}
    />
  );
};

const Unread = ({ card, onClose, onRetry }: RemoveCardDialogProps & { onRetry: () => void }) => {
  const t = useTranslations();
  return (
    <Modal
      open
      title={t('accountPayments.removeTitle', { last4: card.last4 })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <PartFailed onRetry={onRetry} />
    </Modal>
  );
};

/** Asks before a saved card is removed. One that pays memberships is replaced there first, so these are read before. */
export const RemoveCardDialog = (props: RemoveCardDialogProps) => {
  const { card, onClose } = props;
  const { data, isError, refetch } = useQuery(membershipsQuery(browserApi, null));
  const paidByCard = data?.find(
    ({ billing }) => billing?.method?.kind === 'card' && billing.method.card?.id === card.id,
  );
  if (data === undefined) return isError && <Unread {...props} onRetry={() => void refetch()} />;
  if (paidByCard === undefined) return <Question {...props} />;
  return <ReplaceCard key={paidByCard.id} card={card} membership={paidByCard} onClose={onClose} />;
};
