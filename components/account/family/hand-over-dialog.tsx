'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { handOverResolver } from '#components/account/details/detail-parts.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import type { HandOverValues } from '#contract/forms/details.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

type HandOverDialogProps = { userId: number; link: LinkedUser; onClose: () => void };

/** Invites somebody without a log-in to take over what is theirs, at their own address. */
export const HandOverDialog = ({ userId, link, onClose }: HandOverDialogProps) => {
  const t = useTranslations();
  const toast = useToast();
  const { name } = link.referencedUser;
  const { mutateAsync } = useMutation(onceMutation(browserApi, 'sendInvitation'));
  const form = useForm<HandOverValues>({ resolver: handOverResolver(t), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { userId, linkedUserId: link.id }, body });
      toast({ type: 'success', message: t('family.sent', { name }) });
      onClose();
    } catch (error) {
      const message = getFieldErrors(error).get('email');
      if (message === undefined) form.setError('root', { message: errorText(error, t) });
      else form.setError('email', { message }, { shouldFocus: true });
    }
  });
  return (
    <Modal
      open
      title={t('family.handOverTitle', { name })}
      closeLabel={t('common.close')}
      description={t('family.handOverText', { name })}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={submitOnce(isSubmitting, (event) => void send(event))}>
        {errors.root !== undefined && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="off"
          label={t('family.theirEmail')}
          error={errors.email?.message}
          required
        />
        <Button loading={isSubmitting}>{t('family.invite')}</Button>
      </form>
    </Modal>
  );
};
