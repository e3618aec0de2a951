import { useLocale, useTranslations } from 'next-intl';
import { FileButton } from '#components/booking/documents/file-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { DocumentList } from './document-list.tsx';
import { useUpload } from './use-upload.ts';

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

/** The document that a membership needs: until when it counts, what was sent in, and the way to send one in. */
export const MembershipDocuments = ({ membership, acting, id }: MembershipDocumentsProps) => {
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
