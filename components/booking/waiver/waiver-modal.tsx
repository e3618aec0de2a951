'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operatorHtml } from '#lib/format/operator-html.ts';

type WaiverModalProps = { waiver: RestrictionRef; onClose: () => void };

const Terms = ({ waiver, onClose }: WaiverModalProps) => {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery({ ...restrictionQuery(browserApi, waiver.id), throwOnError: false });
  const close = (
    <Button type="button" onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  return (
    <Modal open wide title={waiver.name} closeLabel={t('common.close')} onClose={onClose} actions={close}>
      {isError && (
        <Notice tone="danger" role="alert">
          {t('timetable.waiver.failed')} <InlineLink onClick={() => void refetch()}>{t('common.tryAgain')}</InlineLink>
        </Notice>
      )}
      {!data && !isError && <Spinner label={t('common.loading')} />}
      {data && (
        <div className="grid max-w-[64ch] gap-3" dangerouslySetInnerHTML={{ __html: operatorHtml(data.terms ?? '') }} />
      )}
    </Modal>
  );
};

/** The terms of a waiver. The backend has made their HTML safe. */
export const WaiverModal = (props: WaiverModalProps) => (
  <QueryProvider>
    <Terms {...props} />
  </QueryProvider>
);
