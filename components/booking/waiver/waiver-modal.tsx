'use client';

import { useTranslations } from 'next-intl';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { WaiverTerms } from './waiver-terms.tsx';

type WaiverModalProps = { waiver: RestrictionRef; onClose: () => void };

/** The terms of a waiver in a dialog. */
export const WaiverModal = ({ waiver, onClose }: WaiverModalProps) => {
  const t = useTranslations('common');
  const close = (
    <Button type="button" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Modal open wide title={waiver.name} closeLabel={t('close')} onClose={onClose} actions={close}>
      <QueryProvider>
        <WaiverTerms waiver={waiver} loading={<Spinner label={t('loading')} />} className="grid max-w-[64ch] gap-3" />
      </QueryProvider>
    </Modal>
  );
};
