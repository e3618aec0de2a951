import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getFileFault, toBase64 } from '#components/booking/documents/document-file.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { addDocumentMutation, removeDocumentMutation } from '#components/joining/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** The files that prove what a membership needs: added and removed one by one. */
export function useDocuments(flow: JoiningFlow) {
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
