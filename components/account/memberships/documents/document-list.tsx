import FileText from 'lucide-react/icons/file-text';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { focusPlace } from '../../frame/focus-place.ts';

const WithdrawDialog = preloadable(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

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
export const DocumentList = ({ files, membershipId, acting, headingId }: DocumentListProps) => {
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
