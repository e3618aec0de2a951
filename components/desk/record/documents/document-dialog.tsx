'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { useState, useRef } from 'react';
import { buttonClass, Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { isoFromText, textFromIso } from '#components/ui/form/date-text.ts';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { DeskDocument } from '#contract/desk/documents.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** Accepts a document, until a day or for good, or refuses it with a reason that the customer is told. */
const DecisionForm = ({ documentId, onDecided }: { documentId: string; onDecided: () => void }) => {
  const t = useTranslations();
  const words = useTranslations('desk.documents');
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [decision, setDecision] = useState<'accepted' | 'refused'>('accepted');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending, error } = useMutation({
    ...onceMutation(browserApi, 'decideDocument'),
    onSuccess: () => {
      showToast({ type: 'success', message: words(`done.${decision}`) });
      onDecided();
    },
    onError: (failure) => setProblem(getFieldErrors(failure).get('expiresOn') && words('past')),
  });
  const isAccepted = decision === 'accepted';
  const submit = () => {
    const isWrong = isAccepted ? day !== '' && !isCalendarDate(day) : reason.trim() === '';
    setProblem(isWrong ? words(isAccepted ? 'day' : 'reasonMissing') : undefined);
    if (isWrong) return field.current?.focus();
    mutate({
      params: { documentId },
      body: isAccepted
        ? { decision: 'accepted', ...(day !== '' && { expiresOn: day }) }
        : { decision: 'refused', reason: reason.trim() },
    });
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioGroup
        legend={words('decision')}
        inline
        value={decision}
        options={(['accepted', 'refused'] as const).map((value) => ({ value, label: words(`decide.${value}`) }))}
        onChange={(event) => {
          setDecision(event.target.value === 'refused' ? 'refused' : 'accepted');
          setProblem(undefined);
        }}
      />
      {isAccepted ? (
        <TextField
          ref={field}
          key="day"
          label={words('expiresOn')}
          help={words('expiresHelp')}
          error={problem}
          figures
          inputMode="numeric"
          placeholder="DD-MM-YYYY"
          autoComplete="off"
          value={textFromIso(day)}
          onChange={(event) => setDay(isoFromText(event.target.value) ?? event.target.value)}
        />
      ) : (
        <TextField
          ref={field}
          key="reason"
          label={words('reason')}
          help={words('reasonHelp')}
          error={problem}
          maxLength={255}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div aria-live="polite">
        {error !== null && problem === undefined && <Notice tone="danger">{errorText(error, t)}</Notice>}
      </div>
      <Button variant={isAccepted ? 'primary' : 'danger'} block loading={isPending}>
        {words(`submit.${decision}`)}
      </Button>
    </form>
  );
};

/** A picture in its place; a PDF only as a download, because the browser would run what is in it. */
const DocumentFile = ({ document: { id, contentType, fileName } }: { document: DeskDocument }) => {
  const t = useTranslations('desk.documents');
  const [hasFailed, setFailed] = useState(false);
  const address = `/api/foh/documents/${id}`;
  return (
    <>
      {contentType !== 'application/pdf' && !hasFailed && (
        <img
          className="max-h-[36dvh] w-full rounded-m border border-line object-contain"
          src={address}
          alt={t('picture', { name: fileName })}
          onError={() => setFailed(true)}
        />
      )}
      {hasFailed && <Notice tone="warning">{t('failed')}</Notice>}
      <a className={buttonClass({ variant: 'secondary' })} href={address} download>
        <Download className="icon" aria-hidden />
        {t('download')}
      </a>
    </>
  );
};

interface DocumentDialogProps {
  document: DeskDocument;
  onDecided: () => void;
  onClose: () => void;
}

/** A document with its picture and, while it waits, the decision about it. */
export const DocumentDialog = ({ document, onDecided, onClose }: DocumentDialogProps) => {
  const t = useTranslations('desk.documents');
  const common = useTranslations('common');
  const { membership, proofName, fileName, status } = document;
  return (
    <Modal
      open
      wide
      title={proofName ?? t('document')}
      description={`${membership.name}, ${fileName}`}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <DocumentFile document={document} />
      {status === 'waiting' && <DecisionForm documentId={document.id} onDecided={onDecided} />}
    </Modal>
  );
};
