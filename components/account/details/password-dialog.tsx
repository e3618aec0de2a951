'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { PasswordValues } from '#contract/forms/details.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { passwordResolver } from './detail-parts.ts';

export type PasswordDialogProps = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  submit: string;
  isDanger?: boolean;
  /** Throws an `ApiError`. */
  onSubmit: (values: PasswordValues) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before something that concerns the whole account. */
export const PasswordDialog = ({ title, children, submit, isDanger, onSubmit, onClose }: PasswordDialogProps) => {
  const t = useTranslations();
  const form = useForm<PasswordValues>({ resolver: passwordResolver(t), defaultValues: { currentPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const message = getFieldErrors(error).get('currentPassword');
      if (message === undefined) form.setError('root', { message: errorText(error, t) });
      else form.setError('currentPassword', { message: t('details.wrongPassword') }, { shouldFocus: true });
    }
  });
  return (
    <Modal open title={title} closeLabel={t('common.close')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submitOnce(isSubmitting, (event) => void send(event))}>
        {children}
        {errors.root !== undefined && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <TextField
          {...form.register('currentPassword')}
          type="password"
          autoComplete="current-password"
          label={t('details.field.currentPassword')}
          error={errors.currentPassword?.message}
          required
        />
        <Button variant={isDanger === true ? 'danger' : 'primary'} loading={isSubmitting}>
          {submit}
        </Button>
      </form>
    </Modal>
  );
};
