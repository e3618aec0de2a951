'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { TwoAnswers } from '#components/ui/overlay/two-answers.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { actingQuery } from '../frame/acting-query.ts';
import { focusPlace } from '../frame/focus-place.ts';

type LeaveDialogProps = { membership: Membership; leavableOn: string; acting: number | null; onClose: () => void };

/** Asks before somebody leaves a membership: until when everything works, and who leaves with them. */
export const LeaveDialog = ({ membership, leavableOn, acting, onClose }: LeaveDialogProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const keep = useRef<HTMLButtonElement>(null);
  const date = formatDayOfYear(leavableOn, locale);
  const { id, people } = membership;
  const { mutate, isPending, error } = useMutation({
    ...operationMutation(browserApi, 'leaveMembership'),
    onSuccess: ({ data }) => {
      const last = data.endsOn === null ? date : formatDayOfYear(data.endsOn, locale);
      toast({ type: 'success', message: t('memberships.left', { date: last }) });
      onClose();
      focusPlace(`membership-${id}`);
    },
  });
  return (
    <Modal
      open
      alert
      title={t('memberships.leaveTitle')}
      closeLabel={t('common.close')}
      description={t('memberships.leaveText', { date })}
      initialFocus={keep}
      onClose={onClose}
      actions={
        <TwoAnswers>
          <Button type="button" ref={keep} block onClick={onClose}>
            {t('memberships.keep')}
          </Button>
          <Button
            type="button"
            variant="danger"
            block
            loading={isPending}
            onClick={() => mutate({ params: { membershipId: id }, body: actingQuery(acting) })}
          >
            {t('memberships.leaveOn', { date })}
          </Button>
        </TwoAnswers>
      }
    >
      {people.length > 1 && (
        <p className="rounded-m border border-line bg-surface-2 px-4 py-3 text-s">
          {t('memberships.leaveToo', { names: people.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <p className="text-s">{t('memberships.changeMind', { date })}</p>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
    </Modal>
  );
};
