'use client';

import { useQuery, useMutation } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState, useRef } from 'react';
import { focusPlace } from '#components/account/frame/focus-here.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { WaiverTerms } from '#components/booking/waiver/waiver-terms.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { AuthState } from '#contract/customers/users.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { nextBookingsQuery, type ToDo } from './next-bookings.ts';

type ToDoRowProps = { toDo: ToDo; onSign: () => void };

/** The way to the times of an induction; nothing until they are known. */
const InductionTimes = ({ toDo: { restriction, venue } }: Pick<ToDoRowProps, 'toDo'>) => {
  const t = useTranslations('account.toDo');
  const href = useHref();
  const { data } = useQuery({ ...restrictionQuery(browserApi, restriction.id), throwOnError: false });
  if (!data?.relatedCategory) return null;
  return (
    <LinkButton
      variant="secondary"
      size="medium"
      href={href(`/location/${venue}/${data.relatedCategory.slug}`, 'bookings')}
      aria-label={t('timesOf', { induction: restriction.name })}
    >
      {t('times')}
    </LinkButton>
  );
};

/** One thing that a venue still asks for, of whom, and the way to it. */
const ToDoRow = ({ toDo, onSign }: ToDoRowProps) => {
  const t = useTranslations();
  const { restriction, person } = toDo;
  const name = person.isYou ? t('booking.you', { name: person.name }) : person.name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 text-s">
        <h3 className="font-medium wrap-anywhere text-ink">{restriction.name}</h3>
        <p>{t('account.for', { names: name })}</p>
      </div>
      {restriction.type === 'post-purchase-induction' ? (
        <InductionTimes toDo={toDo} />
      ) : (
        <Button
          type="button"
          variant="secondary"
          size="medium"
          aria-haspopup="dialog"
          aria-label={t('account.toDo.signFor', { waiver: restriction.name, name: person.name })}
          onClick={onSign}
        >
          {t('account.toDo.sign')}
        </Button>
      )}
    </li>
  );
};

/** How long before a document runs out its owner is told. */
const daysBefore = 30;

/** What is to be done about the document of a membership. */
type DocumentToDo = { kind: 'documentMissing' } | { kind: 'documentExpired' | 'documentExpiring'; date: string };

type Documents = Pick<AuthState, 'documentExpiry' | 'membershipDocumentUploadRequired'>;

/** Whether a document is missing, has run out or will within 30 days of today (YYYY-MM-DD); null for none of it. */
export function getDocumentToDo(
  { documentExpiry: date, membershipDocumentUploadRequired }: Documents,
  today: string,
): DocumentToDo | null {
  if (membershipDocumentUploadRequired) return { kind: 'documentMissing' };
  if (date === null || date > daysAfter(today, daysBefore)) return null;
  return { kind: date < today ? 'documentExpired' : 'documentExpiring', date };
}

/** The document of a membership that is missing or runs out, and the way to the membership. */
const DocumentRow = ({ document }: { document: DocumentToDo }) => {
  const t = useTranslations('account');
  const locale = useLocale();
  const href = useHref();
  const date = 'date' in document ? formatDayOfYear(document.date, locale) : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-[15rem] text-s">
        <h3 className="font-medium text-ink">{t('document')}</h3>
        <p>{t(document.kind, { date })}</p>
      </div>
      <LinkButton variant="secondary" size="medium" href={`${href('/memberships')}#documents`}>
        {t('sendDocument')}
      </LinkButton>
    </li>
  );
};

const getKey = ({ restriction, person }: ToDo) => `${restriction.id} ${person.id}`;

type SignDialogProps = { toDo: ToDo; onSigned: () => void; onClose: () => void };

/** The terms of a waiver, and the agreement to them for one person. */
const SignDialog = ({ toDo, onSigned, onClose }: SignDialogProps) => {
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

/**
 * What the venues still ask for with what is booked; nothing where they ask for nothing. Where it cannot be read, the
 * next bookings say so, which are read with it.
 */
export const ToDoList = ({ document = null }: { document?: DocumentToDo | null }) => {
  const t = useTranslations('account.toDo');
  const { data } = useQuery(nextBookingsQuery(browserApi));
  const toDos = data?.toDos ?? [];
  const [signing, setSigning] = useState<ToDo | null>(null);
  return (
    <>
      {(toDos.length > 0 || document !== null) && (
        <section aria-labelledby="to-do">
          <PlaceHeading id="to-do">{t(toDos.length > 0 ? 'title' : 'onlyDocument')}</PlaceHeading>
          <p className="mt-1 mb-4 text-s">{toDos.length > 0 && t('help')}</p>
          <Rows aria-labelledby="to-do">
            {document !== null && <DocumentRow document={document} />}
            {toDos.map((toDo) => (
              <ToDoRow key={getKey(toDo)} toDo={toDo} onSign={() => setSigning(toDo)} />
            ))}
          </Rows>
        </section>
      )}
      {signing !== null && (
        <SignDialog
          toDo={signing}
          onSigned={() => {
            setSigning(null);
            focusPlace(toDos.length > 1 || document !== null ? 'to-do' : 'next-bookings');
          }}
          onClose={() => setSigning(null)}
        />
      )}
    </>
  );
};
