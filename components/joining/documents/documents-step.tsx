import FileText from 'lucide-react/icons/file-text';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FileButton } from '#components/booking/documents/file-button.tsx';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Joining } from '#contract/joining/joining.ts';
import { useDocuments } from './use-documents.ts';

type DocumentListProps = {
  documents: Joining['documents'];
  /** Called when the button that was pressed may have gone with its document. */
  onRemoved: () => void;
} & Pick<ReturnType<typeof useDocuments>, 'remove' | 'removing'>;

const Documents = ({ documents, remove, removing, onRemoved }: DocumentListProps) => {
  const t = useTranslations('joining.documents');
  if (documents.length === 0) return null;
  return (
    <ul className="grid" aria-label={t('list')}>
      {documents.map((document) => (
        <li
          key={document.id}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 border-line py-2 not-first:border-t"
        >
          <FileText className="icon text-ink-3" />
          <span className="wrap-anywhere">
            {document.fileName}
            <small className="block text-s text-ink-3">
              {t('size', { size: Math.max(1, Math.round(document.size / 1024)) })}
            </small>
          </span>
          <Button
            type="button"
            variant="text"
            size="medium"
            loading={removing === document.id}
            aria-label={t('removeNamed', { name: document.fileName })}
            onClick={() => void remove(document).then(onRemoved)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** The files that prove what a membership needs, as a student card. */
export const DocumentsStep = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining.documents');
  const fieldId = useId();
  const { add, remove, problem, news, refuse, isAdding, removing } = useDocuments(flow);
  const { proofDocument } = flow.type;
  const documents = flow.joining?.documents ?? [];
  const isMissing = documents.length === 0;
  const focusChoice = () => document.getElementById(fieldId)?.focus();
  return (
    <StepForm
      flow={flow}
      isPending={isAdding}
      reason={isMissing ? t('missing') : undefined}
      onRefused={() => {
        refuse();
        focusChoice();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        flow.goOn();
      }}
    >
      <Panel as="div">
        {proofDocument !== null && (
          <div>
            <h2 className="heading-3">{t('needed', { name: proofDocument.name })}</h2>
            {proofDocument.help !== '' && <p className="mt-1">{proofDocument.help}</p>}
          </div>
        )}
        {problem !== null && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <p className="sr-only" role="status">
          {news}
        </p>
        <Documents {...{ documents, remove, removing }} onRemoved={focusChoice} />
        <FileButton id={fieldId} isAdding={isAdding} onFile={(file) => void add(file)}>
          {t(isMissing ? 'choose' : 'another')}
        </FileButton>
      </Panel>
    </StepForm>
  );
};
