'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { DeskDocument } from '#contract/desk/documents.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** What a customer uploaded for their memberships. */
const documentsQuery = (call: Call, userId: number) => ({
  ...operationQuery(call, 'listCustomerDocuments', { params: { userId } }),
  staleTime: 0,
  throwOnError: false,
});

const DocumentDialog = preloadable(async () => (await import('./document-dialog.tsx')).DocumentDialog);

const tones = { waiting: 'warning', accepted: 'success', refused: 'neutral' } as const;

interface DocumentRowProps {
  document: DeskDocument;
  isOpening: boolean;
  onOpen: () => void;
}

const DocumentRow = ({ document, isOpening, onOpen }: DocumentRowProps) => {
  const t = useTranslations('desk.documents');
  const language = useLocale();
  const { fileName, membership, proofName, uploadedAt, status, refusedBecause } = document;
  return (
    <li className="grid min-h-[4.75rem] grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-line px-4 py-2 not-first:border-t">
      <div className="min-w-0">
        <h3 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] wrap-anywhere text-ink">
          {proofName ?? t('document')}
        </h3>
        <p className="text-s wrap-anywhere">
          {[membership.name, fileName, formatInstant(uploadedAt, language)].join(', ')}
        </p>
        {refusedBecause !== null && <p className="text-s">{t('because', { reason: refusedBecause })}</p>}
      </div>
      <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
      <Button
        type="button"
        variant={status === 'waiting' ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        aria-label={t(status === 'waiting' ? 'checkNamed' : 'viewNamed', { name: fileName })}
        loading={isOpening}
        onClick={onOpen}
      >
        {t(status === 'waiting' ? 'check' : 'view')}
      </Button>
    </li>
  );
};

/** What a customer uploaded for their memberships: looked at, accepted or refused. Nothing where there is none. */
export const CustomerDocuments = ({ userId }: { userId: number }) => {
  const t = useTranslations();
  const { data, error, refetch } = useQuery(documentsQuery(browserApi, userId));
  const question = useOpening<string>();
  const opened = data?.find(({ id }) => id === question.opened);
  if (error !== null && data === undefined) {
    return <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="customer-documents">
      <h2 id="customer-documents" tabIndex={-1} className="mb-3 heading-3">
        {t('desk.documents.title')}
      </h2>
      <Rows>
        {data.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isOpening={question.opening === document.id}
            onOpen={() => question.open(document.id)}
          />
        ))}
      </Rows>
      {opened !== undefined && (
        <DocumentDialog
          document={opened}
          onDecided={() => {
            question.close();
            void refetch();
            document.getElementById('customer-documents')?.focus();
          }}
          onClose={question.close}
        />
      )}
    </section>
  );
};
