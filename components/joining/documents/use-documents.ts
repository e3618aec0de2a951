import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { addDocumentMutation, removeDocumentMutation } from '#components/joining/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** The largest file that the server takes, in bytes. */
const largest = 5 * 1024 * 1024;
const formats: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

/** The content of a file in base64. */
async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

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
    if (!formats.includes(file.type)) return setProblem(t('joining.documents.format'));
    if (file.size > largest) return setProblem(t('joining.documents.large'));
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
