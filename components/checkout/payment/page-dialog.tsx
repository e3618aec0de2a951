import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { ScaForm } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { GiveUp, isAnswer, ScaDialog } from './sca-dialog.tsx';

type PageDialogProps = {
  transactionUuid: string;
  returnToken: string | null;
  holdsPlaces: boolean;
  /** The customer has just pressed Pay, so that a page for this window may open by itself. */
  isNew: boolean;
  onShown: () => void;
  /** Called when the page signals that there is a result; the result itself comes from the server. */
  onAnswered: () => void;
  onGiveUp: () => void;
};

/**
 * The form that opens the page: in this window, or in one of its own that keeps us as its opener. Each payment has its
 * own window, which comes to the front when the form is sent again and closes with the payment.
 */
const PageForm = ({ form, isNew, name }: { form: ScaForm; isNew: boolean; name: string }) => {
  const t = useTranslations('checkout');
  const ref = useRef<HTMLFormElement>(null);
  const opened = useRef<Window | null>(null);
  const isTop = form.frame === 'top';
  const opensItself = isTop && isNew;
  useEffect(() => {
    if (opensItself) ref.current?.submit();
  }, [opensItself]);
  useEffect(() => () => opened.current?.close(), []);
  const open = () => {
    opened.current = window.open('', name);
    opened.current?.focus();
  };
  return (
    <form ref={ref} method={form.scaMethod} action={form.scaUrl} {...(!isTop && { target: name, onSubmit: open })}>
      {Object.entries(form.formData).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button block type="submit">
        {t('page.open')}
      </Button>
    </form>
  );
};

/** A page outside of this one: the customer opens it, and the server tells when there is a result. */
const PageElsewhere = ({
  form,
  isNew,
  transactionUuid,
  ...props
}: Omit<PageDialogProps, 'returnToken' | 'holdsPlaces'> & { form: ScaForm }) => {
  const t = useTranslations('checkout');
  const [isLeaving, setLeaving] = useState(false);
  const shown = useEffectEvent(props.onShown);
  const listen = useEffectEvent(({ origin, data }: MessageEvent) => {
    if (origin === window.location.origin && isAnswer(data, transactionUuid)) props.onAnswered();
  });
  useEffect(() => {
    shown();
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <Modal
      open
      onClose={() => setLeaving(true)}
      preventBackdropClosure
      title={t('page.title')}
      closeLabel={t('challenge.close')}
      description={t('page.away')}
    >
      <div className="grid gap-3">
        <PageForm form={form} isNew={isNew} name={`payment-${transactionUuid}`} />
        <Button variant="text" size="medium" onClick={() => setLeaving(true)}>
          {t('challenge.cancel')}
        </Button>
      </div>
      <GiveUp isOpen={isLeaving} onStay={() => setLeaving(false)} onGiveUp={props.onGiveUp} />
    </Modal>
  );
};

/** The provider's payment page: in a frame, in a popup or in this window, as the payment account says. */
export const PageDialog = (props: PageDialogProps) => {
  const t = useTranslations('checkout');
  const { transactionUuid, returnToken, holdsPlaces, onShown, onAnswered, onGiveUp } = props;
  const query = { params: { transactionUuid }, query: { t: returnToken ?? undefined } };
  const {
    data: form,
    isError,
    refetch,
  } = useQuery({
    ...operationQuery(browserApi, 'getScaForm', query),
    staleTime: Infinity,
    throwOnError: false,
  });
  if (form === undefined)
    return (
      <Modal open onClose={onGiveUp} title={t('page.title')} closeLabel={t('challenge.close')}>
        {isError ? (
          <div className="grid gap-3">
            <Notice tone="danger" role="alert">
              {t('page.failed')}
            </Notice>
            <Button onClick={() => void refetch()}>{t('payment.retry')}</Button>
          </div>
        ) : (
          <p role="status">{t('page.loading')}</p>
        )}
      </Modal>
    );
  return form.frame === 'iframe' ? (
    <ScaDialog {...{ transactionUuid, returnToken, holdsPlaces, onShown, onAnswered, onGiveUp }} kind="page" />
  ) : (
    <PageElsewhere {...props} form={form} />
  );
};
