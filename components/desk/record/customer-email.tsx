'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import type { CustomerEmailValues } from '#contract/forms/desk.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

type AskEmailProps = { userId: number; onClose: () => void };

/** Asks for another address of a customer, which counts only once it is allowed. */
function AskEmail({ userId, onClose }: AskEmailProps) {
  const t = useTranslations();
  const words = useTranslations('desk.record.email');
  const { mutateAsync } = useMutation(onceMutation(browserApi, 'updateUser'));
  const form = useForm<CustomerEmailValues>({
    resolver: lazyResolver(async () => (await import('./customer-email-resolver.ts')).customerEmailResolver(t)),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const ask = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { userId }, body });
      onClose();
    } catch (error) {
      const message = getFieldErrors(error).get('email');
      if (message === undefined) form.setError('root', { message: errorText(error, t) });
      else form.setError('email', { message }, { shouldFocus: true });
    }
  });
  return (
    <Modal open title={words('change')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submitOnce(isSubmitting, (event) => void ask(event))}>
        {errors.root !== undefined && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <TextField
          {...form.register('email')}
          type="email"
          label={words('new')}
          help={words('help')}
          autoComplete="off"
          maxLength={255}
          required
          error={errors.email?.message}
        />
        <Button block loading={isSubmitting}>
          {words('ask')}
        </Button>
      </form>
    </Modal>
  );
}

interface AskedProps {
  userId: number;
  request: NonNullable<DeskCustomer['askedEmail']>;
}

/** An address that was asked for. Somebody else than who asked may allow it in place of the customer's present address. */
const AskedEmail = ({ userId, request }: AskedProps) => {
  const t = useTranslations();
  const words = useTranslations('desk.record.email');
  const language = useLocale();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...onceMutation(browserApi, 'allowEmail'),
    onSuccess: () => showToast({ type: 'success', message: words('allowed', { email: request.email }) }),
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  const facts = { email: request.email, name: request.askedBy ?? words('somebody') };
  return (
    <Notice tone="warning">
      <p>{words('asked', { ...facts, when: formatInstant(request.askedAt, language) })}</p>
      <p>{words(request.isOwn ? 'waitsForOther' : 'mayAllow')}</p>
      {!request.isOwn && (
        <Button
          type="button"
          variant="secondary"
          className="mt-2"
          loading={isPending}
          onClick={() => mutate({ params: { userId } })}
        >
          {words('allow')}
        </Button>
      )}
    </Notice>
  );
};

/** The address of mail of a customer, and the way to another one: two members of staff, or their present address. */
export const CustomerEmail = ({ customer }: { customer: DeskCustomer }) => {
  const words = useTranslations('desk.record.email');
  const maySell = useMay('sell');
  const [isAsking, setAsking] = useState(false);
  const { user, askedEmail } = customer;
  if (!maySell) return null;
  return (
    <section aria-labelledby="customer-email" className="grid justify-items-start gap-3">
      <h2 id="customer-email" className="heading-3">
        {words('title')}
      </h2>
      <p className="wrap-anywhere">{user.email ?? words('none')}</p>
      {askedEmail !== null && <AskedEmail userId={user.id} request={askedEmail} />}
      <Button type="button" variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words('change')}
      </Button>
      {isAsking && <AskEmail userId={user.id} onClose={() => setAsking(false)} />}
    </section>
  );
};
