import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { DeskDocument } from '#contract/desk/documents.ts';

/** A picture in its place; a PDF only as a download, because the browser would run what is in it. */
export const DocumentFile = ({ document: { id, contentType, fileName } }: { document: DeskDocument }) => {
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
