'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { membershipsQuery } from '../memberships/queries.ts';
import { ReplaceCard } from './replace-card.tsx';

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

/** Asks before a saved card is removed. One that pays memberships is replaced there first. */
export const RemoveCardDialog = (props: RemoveCardDialogProps) => {
  const { card, onClose } = props;
  const { data, isPending } = useQuery(membershipsQuery(browserApi, null));
  const paidByCard = (data ?? []).find(
    ({ billing }) => billing?.method?.kind === 'card' && billing.method.card?.id === card.id,
  );
  if (isPending) return null;
  if (paidByCard === undefined) return <Question {...props} />;
  return <ReplaceCard key={paidByCard.id} card={card} membership={paidByCard} onClose={onClose} />;
};
