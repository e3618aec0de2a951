'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '#components/ui/overlay/modal.tsx';
import type { DeskDocument } from '#contract/desk/documents.ts';
import { DecisionForm } from './decision-form.tsx';
import { DocumentFile } from './document-file.tsx';

interface DocumentDialogProps {
  document: DeskDocument;
  onDecided: () => void;
  onClose: () => void;
}

/** A document with its picture and, while it waits, the decision about it. */
export const DocumentDialog = ({ document, onDecided, onClose }: DocumentDialogProps) => {
  const t = useTranslations('desk.documents');
  const common = useTranslations('common');
  const { membership, proofName, fileName, status } = document;
  return (
    <Modal
      open
      wide
      title={proofName ?? t('document')}
      description={`${membership.name}, ${fileName}`}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <DocumentFile document={document} />
      {status === 'waiting' && <DecisionForm documentId={document.id} onDecided={onDecided} />}
    </Modal>
  );
};
