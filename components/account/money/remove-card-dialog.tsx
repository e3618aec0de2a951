'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { membershipsQuery } from '../memberships/queries.ts';
import { ReplaceCard } from './replace-card.tsx';

type RemoveCardDialogProps = { card: SavedCard; onRemoved: () => void; onClose: () => void };

const Question = ({ card: { id, last4 }, onRemoved, onClose }: RemoveCardDialogProps) => {
  const t = useTranslations();
  const toast = useToast();
  const keep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    ...operationMutation(browserApi, 'deleteSavedCard'),
    onSuccess: () => {
      toast({ type: 'success', message: t('accountPayments.removed', { last4 }) });
      onRemoved();
    },
  });
  return (
    <Modal
      open
      alert
      title={t('accountPayments.removeTitle', { last4 })}
      closeLabel={t('common.close')}
      description={t('accountPayments.removeText')}
      initialFocus={keep}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="danger" loading={isPending} onClick={() => mutate({ params: { id } })}>
            {t('accountPayments.removeCard')}
          </Button>
          <Button type="button" ref={keep} onClick={onClose}>
            {t('accountPayments.keepCard')}
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
