import { useMutation } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { focusPlace } from '#components/account/frame/focus-here.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { actingQuery } from '#components/account/frame/use-acting.ts';
import { useAddToBasket } from '#components/account/frame/use-add-to-basket.ts';
import { getFileFault, toBase64 } from '#components/booking/documents/document-file.ts';
import { FileButton } from '#components/booking/documents/file-button.tsx';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { Membership } from '#contract/memberships/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { Staying } from './leaving.tsx';
import { Benefits, MembershipFacts, MembershipState } from './membership-facts.tsx';

/** Sends in a document of a membership; what is left to do is read again. */
function useUpload(membershipId: string, acting: number | null) {
  const t = useTranslations();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(onceMutation(browserApi, 'addMembershipDocument'));
  const upload = async (file: File) => {
    setProblem(null);
    const fault = getFileFault(file);
    if (fault !== null) return setProblem(t(`joining.documents.${fault}`));
    try {
      const body = { fileName: file.name, file: await toBase64(file), ...actingQuery(acting) };
      await mutateAsync({ params: { membershipId }, body });
      toast({ type: 'success', message: t('memberships.documents.sent') });
    } catch (error) {
      setProblem(errorText(error, t));
    }
  };
  return { upload, problem, isPending };
}

interface MembershipDocumentsProps {
  membership: Membership;
  acting: number | null;
  /** The DOM id, for links to it. */
  id?: string | undefined;
}

const Upload = ({ membership: { id, documents }, acting }: Omit<MembershipDocumentsProps, 'id'>) => {
  const t = useTranslations('memberships.documents');
  const { upload, problem, isPending } = useUpload(id, acting);
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <FileButton id={`document-file-${id}`} isAdding={isPending} onFile={(file) => void upload(file)}>
        {t(documents.files?.length ? 'another' : 'choose')}
      </FileButton>
    </>
  );
};

const WithdrawDialog = preloadable(async () => (await import('./documents/withdraw-dialog.tsx')).WithdrawDialog);

type Files = NonNullable<Membership['documents']['files']>;

const tones = { waiting: 'info', accepted: 'success', refused: 'warning' } as const;

interface DocumentListProps {
  files: Files;
  membershipId: string;
  acting: number | null;
  /** The DOM id of the heading above, to which the focus goes when a document has gone. */
  headingId: string;
}

const Document = ({ file, children }: { file: Files[number]; children: ReactNode }) => {
  const t = useTranslations('memberships.documents');
  const locale = useLocale();
  const { fileName, uploadedAt, status, refusedBecause } = file;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-line py-2 text-s not-first:border-t">
      <FileText className="icon text-ink-3" aria-hidden />
      <span className="wrap-anywhere">
        <span className="text-ink">{fileName}</span>
        <span className="block">{formatInstant(uploadedAt, locale)}</span>
        {refusedBecause !== null && <span className="block text-ink">{t('because', { reason: refusedBecause })}</span>}
      </span>
      <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
      {children}
    </li>
  );
};

/** What somebody sent in for a membership, and what came of it; what waits can be withdrawn. */
const DocumentList = ({ files, membershipId, acting, headingId }: DocumentListProps) => {
  const t = useTranslations('memberships.documents');
  const question = useOpening<string>();
  const openedFile = files.find(({ id }) => id === question.opened);
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label={t('list')}>
        {files.map((file) => (
          <Document key={file.id} file={file}>
            {file.status === 'waiting' && (
              <Button
                type="button"
                variant="text"
                size="medium"
                className="col-start-2 -mx-2 justify-self-start"
                aria-haspopup="dialog"
                aria-label={t('withdrawNamed', { name: file.fileName })}
                loading={question.opening === file.id}
                onClick={() => question.open(file.id)}
              >
                {t('withdraw')}
              </Button>
            )}
          </Document>
        ))}
      </ul>
      {openedFile !== undefined && (
        <WithdrawDialog
          file={openedFile}
          membershipId={membershipId}
          acting={acting}
          onWithdrawn={() => {
            question.close();
            focusPlace(headingId);
          }}
          onClose={question.close}
        />
      )}
    </>
  );
};

/** The document that a membership needs: until when it counts, what was sent in, and the way to send one in. */
const MembershipDocuments = ({ membership, acting, id }: MembershipDocumentsProps) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  const { uploadRequired, expiresOn, requested, files = [] } = membership.documents;
  const isSentIn = Boolean(requested) || files.length > 0;
  if (!isSentIn && uploadRequired) return <Notice tone="warning">{t('documentMissing')}</Notice>;
  if (!isSentIn && expiresOn === null) return null;
  const headingId = `document-${membership.id}`;
  return (
    <section aria-labelledby={headingId} className="grid scroll-mt-6 gap-3" id={id}>
      <h3 className="heading-4" id={headingId} tabIndex={-1}>
        {requested?.name ?? t('documents.title')}
      </h3>
      {uploadRequired && requested && <Notice tone="warning">{t('documents.missing')}</Notice>}
      {expiresOn !== null && <p className="text-s">{t('document', { date: formatDayOfYear(expiresOn, locale) })}</p>}
      {requested && requested.help !== '' && <p className="text-s">{requested.help}</p>}
      {files.some(({ status }) => status === 'waiting') && <Notice tone="info">{t('documents.checking')}</Notice>}
      <DocumentList files={files} membershipId={membership.id} acting={acting} headingId={headingId} />
      {requested && <Upload membership={membership} acting={acting} />}
    </section>
  );
};

const Renewal = ({ membership: { membershipType, renewal } }: { membership: Membership }) => {
  const t = useTranslations('memberships');
  const { add, isPending } = useAddToBasket();
  if (renewal === null) return null;
  const { membershipRenewalId, summary, price } = renewal;
  const amount = formatMoney(price.value, price.currency);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="button"
        loading={isPending}
        aria-label={t('renewNamed', { amount, name: membershipType.name })}
        onClick={() => add({ purchasableId: membershipRenewalId, purchasableType: 'membershipRenewal' })}
      >
        {t('renew', { amount })}
      </Button>
      <p className="text-s">{summary}</p>
    </div>
  );
};

interface MembershipPanelProps {
  membership: Membership;
  acting: number | null;
  /** The DOM id of the part with its document. */
  documentsId?: string | undefined;
}

/** A membership that somebody has: what it is, what it costs, what it includes and who is on it. */
export const MembershipPanel = ({ membership, acting, documentsId }: MembershipPanelProps) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  const { id, membershipType, homeVenue, status, people, leaving, plannedChange, isHolder } = membership;
  return (
    <Card as="section" className="overflow-clip" aria-labelledby={`membership-${id}`}>
      <div className="on-dark relative grid justify-items-start gap-1 overflow-clip bg-dark p-5 text-s text-white small:p-6">
        <MembershipDrawing />
        <MembershipState status={status} />
        <PlaceHeading look="relative heading-2 text-white" id={`membership-${id}`}>
          {membershipType.name}
        </PlaceHeading>
        <p className="relative">{homeVenue.name}</p>
      </div>
      <div className="grid gap-5 px-4 py-5 small:p-6">
        <MembershipFacts membership={membership} />
        {plannedChange !== null && (
          <Notice tone="info">
            {t('planned', {
              name: plannedChange.membershipType.name,
              date: formatDayOfYear(plannedChange.takesEffectOn, locale),
            })}
          </Notice>
        )}
        {leaving !== null && <Staying membership={membership} acting={acting} />}
        <Benefits membership={membership} />
        <p className="text-s">{t('people', { names: people.map(({ name }) => name).join(', ') })}</p>
        <MembershipDocuments membership={membership} acting={acting} id={documentsId} />
        {isHolder ? <Renewal membership={membership} /> : <p className="text-s">{t('notHolder')}</p>}
      </div>
    </Card>
  );
};
