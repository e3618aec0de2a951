import FileText from 'lucide-react/icons/file-text';
import { useLocale, useTranslations } from 'next-intl';
import { Pill } from '#components/ui/pill.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { formatInstant } from '#lib/format/format-instant.ts';

type Files = NonNullable<Membership['documents']['files']>;

const tones = { waiting: 'info', accepted: 'success', refused: 'warning' } as const;

/** What somebody sent in for a membership, and what came of it. */
export const DocumentList = ({ files }: { files: Files }) => {
  const t = useTranslations('memberships.documents');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('list')}>
      {files.map(({ id, fileName, uploadedAt, status, refusedBecause }) => (
        <li
          key={id}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 border-line py-2 text-s not-first:border-t"
        >
          <FileText className="icon text-ink-3" aria-hidden />
          <span className="wrap-anywhere">
            <span className="text-ink">{fileName}</span>
            <span className="block">{formatInstant(uploadedAt, locale)}</span>
            {refusedBecause !== null && (
              <span className="block text-ink">{t('because', { reason: refusedBecause })}</span>
            )}
          </span>
          <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
        </li>
      ))}
    </ul>
  );
};
