'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { WaiverTerms } from '#components/booking/waiver/waiver-terms.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import type { ToDo } from './asked-papers.ts';

type SignDialogProps = { toDo: ToDo; onSigned: () => void; onClose: () => void };

/** The terms of a waiver, and the agreement to them for one person. */
export const SignDialog = ({ toDo, onSigned, onClose }: SignDialogProps) => {
  const t = useTranslations();
  const showToast = useToast();
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { restriction, person, firstName, lastName } = toDo;
  const names = { waiver: restriction.name, name: person.name };
  const { mutate, isPending, error } = useMutation({
    ...operationMutation(browserApi, 'createQuestionWaivers'),
    onSuccess: () => {
      showToast({ type: 'success', message: t('account.toDo.signed', names) });
      onSigned();
    },
  });
  const sign = () => {
    setMissing(!agreed);
    if (!agreed) return box.current?.focus();
    const waiver = { restrictionId: restriction.id, attendee: { firstName, lastName }, agreed: true as const };
    return mutate({ body: { waivers: [waiver], selectedUserId: person.id } });
  };
  return (
    <Modal
      open
      wide
      title={restriction.name}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('account.toDo.cancel')}
          </Button>
          <Button type="button" loading={isPending} onClick={sign}>
            {t('account.toDo.submit')}
          </Button>
        </>
      }
    >
      <WaiverTerms waiver={restriction} loading={<Spinner label={t('common.loading')} />} className="grid gap-3" />
      <Checkbox
        ref={box}
        label={t(person.isYou ? 'account.toDo.agree' : 'account.toDo.agreeFor', names)}
        checked={agreed}
        error={isMissing && !agreed && t('account.toDo.missing')}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
    </Modal>
  );
};
