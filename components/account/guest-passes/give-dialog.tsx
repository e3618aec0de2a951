'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { type GuestPassValues, guestPassForm } from '#contract/forms/guest-pass.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { formProblem } from '../frame/form-problem.ts';
import { actingQuery } from '../frame/use-acting.ts';

/** Validates whom a pass is given to with the API's schema. */
const giveResolver = (t: Translate) => zodResolver(guestPassForm, { error: (issue) => formProblem(issue, t) });

type GiveDialogProps = { passId: string; acting: number | null; onClose: () => void };

/** Gives a guest pass to somebody by e-mail. */
export const GiveDialog = ({ passId, acting, onClose }: GiveDialogProps) => {
  const t = useTranslations();
  const toast = useToast();
  const form = useForm<GuestPassValues>({
    resolver: giveResolver(t),
    defaultValues: { email: '', guestName: '', message: '' },
  });
  const { errors } = form.formState;
  const { mutateAsync, isPending, error } = useMutation(onceMutation(browserApi, 'giveGuestPass'));
  const give = form.handleSubmit(async ({ email, guestName, message }) => {
    const extra = { ...(guestName !== '' && { guestName }), ...(message !== '' && { message }) };
    const isGiven = await mutateAsync({
      params: { passId },
      body: { email, ...extra, ...actingQuery(acting) },
    }).then(
      () => true,
      () => false,
    );
    if (!isGiven) return;
    toast({ type: 'success', message: t('guestPasses.given', { email }) });
    onClose();
  });
  return (
    <Modal open title={t('guestPasses.giveTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void give(event)}>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {errorText(error, t)}
          </Notice>
        )}
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="off"
          label={t('guestPasses.email')}
          error={errors.email?.message}
          required
        />
        <TextField
          {...form.register('guestName')}
          autoComplete="off"
          label={t('guestPasses.name')}
          error={errors.guestName?.message}
        />
        <TextField
          {...form.register('message')}
          autoComplete="off"
          label={t('guestPasses.message')}
          error={errors.message?.message}
        />
        <Button loading={isPending}>{t('guestPasses.send')}</Button>
      </form>
    </Modal>
  );
};
