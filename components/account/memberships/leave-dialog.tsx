'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Membership } from '#contract/memberships/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { focusPlace } from '../frame/focus-here.tsx';
import { actingQuery } from '../frame/use-acting.ts';

type LeaveDialogProps = { membership: Membership; leavableOn: string; acting: number | null; onClose: () => void };

/** Asks before somebody leaves a membership: until when everything works, and who leaves with them. */
export const LeaveDialog = ({ membership, leavableOn, acting, onClose }: LeaveDialogProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
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
    <ConfirmDialog
      title={t('memberships.leaveTitle')}
      text={t('memberships.leaveText', { date })}
      keep={t('memberships.keep')}
      confirm={t('memberships.leaveOn', { date })}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { membershipId: id }, body: actingQuery(acting) })}
      onClose={onClose}
    >
      {people.length > 1 && (
        <p className="rounded-m border border-line bg-surface-2 px-4 py-3 text-s">
          {t('memberships.leaveToo', { names: people.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <p className="text-s">{t('memberships.changeMind', { date })}</p>
    </ConfirmDialog>
  );
};
