'use client';

import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useTranslations } from 'next-intl';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

interface MailReceiptProps {
  orderId: string;
  /** The address of the customer; null of a walk-in, who is asked for one. */
  email: string | null;
}

/** Mails the receipt of an order: to the customer at one touch, to a walk-in at an address that is asked for. */
export const MailReceipt = ({ orderId, email }: MailReceiptProps) => {
  const t = useTranslations();
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    ...onceMutation(browserApi, 'sendReceipt'),
    onSuccess: (_, sent) => {
      setAsking(false);
      showToast({ type: 'success', message: t('desk.paid.mailSent', { email: sent.body?.email ?? email ?? '' }) });
    },
    onError: (error) => {
      if (!isAsking) showToast({ type: 'danger', message: errorText(error, t) });
      else if (getFieldErrors(error).has('email')) field.current?.focus();
    },
  });
  const send = (address?: string) =>
    sending.mutate({ params: { orderId }, body: address === undefined ? {} : { email: address } });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = typed.trim();
    const isAddress = address.includes('@');
    setMissing(!isAddress);
    if (isAddress) send(address);
    else field.current?.focus();
  };
  const ask = () => {
    setMissing(false);
    sending.reset();
    setAsking(true);
  };
  const isRefused = sending.error !== null && getFieldErrors(sending.error).has('email');
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="pay"
        loading={sending.isPending && !isAsking}
        onClick={() => (email === null ? ask() : send())}
      >
        <Mail className="icon" aria-hidden />
        {t('desk.paid.mail')}
      </Button>
      {isAsking && (
        <Modal open title={t('desk.paid.mailSend')} closeLabel={t('common.close')} onClose={() => setAsking(false)}>
          <form className="grid gap-4" noValidate onSubmit={submit}>
            {sending.error !== null && !isRefused && (
              <Notice tone="danger" role="alert">
                {errorText(sending.error, t)}
              </Notice>
            )}
            <TextField
              ref={field}
              type="email"
              label={t('desk.paid.mailTo')}
              autoComplete="off"
              maxLength={255}
              required
              value={typed}
              error={isMissing || isRefused ? t('desk.paid.mailWrong') : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button block loading={sending.isPending}>
              {t('desk.paid.mailSend')}
            </Button>
          </form>
        </Modal>
      )}
    </>
  );
};
