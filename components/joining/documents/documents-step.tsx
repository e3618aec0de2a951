import { useMutation } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { getFileFault, toBase64 } from '#components/booking/documents/document-file.ts';
import { FileButton } from '#components/booking/documents/file-button.tsx';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { addDocumentMutation, removeDocumentMutation } from '#components/joining/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Joining } from '#contract/joining/joining.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** The files that prove what a membership needs: added and removed one by one. */
function useDocuments(flow: JoiningFlow) {
  const t = useTranslations();
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const addition = useMutation(addDocumentMutation(browserApi));
  const removal = useMutation(removeDocumentMutation(browserApi));

  const add = async (file: File) => {
    setProblem(null);
    setNews('');
    const fault = getFileFault(file);
    if (fault !== null) return setProblem(t(`joining.documents.${fault}`));
    try {
      const body = { fileName: file.name, file: await toBase64(file) };
      const { data } = await addition.mutateAsync({ body });
      flow.take(data);
      setNews(t('joining.documents.added', { name: file.name }));
    } catch (error) {
      setProblem(errorText(error, t));
    }
  };
  const remove = async ({ id, fileName }: { id: string; fileName: string }) => {
    setProblem(null);
    try {
      const { data } = await removal.mutateAsync({ params: { documentId: id } });
      flow.take(data);
      setNews(t('joining.documents.removed', { name: fileName }));
    } catch (error) {
      setProblem(errorText(error, t));
    }
  };
  return {
    add,
    remove,
    problem,
    /** What has just been done, for a live region. */
    news,
    refuse: () => setProblem(t('joining.documents.missing')),
    isAdding: addition.isPending,
    removing: removal.isPending ? removal.variables.params.documentId : null,
  };
}

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
