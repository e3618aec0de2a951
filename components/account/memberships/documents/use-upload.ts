import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getFileFault, toBase64 } from '#components/booking/documents/document-file.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { actingQuery } from '../../frame/acting-query.ts';

/** Sends in a document of a membership; what is left to do is read again. */
export function useUpload(membershipId: string, acting: number | null) {
  const t = useTranslations();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(onceMutation(browserApi, 'addMembershipDocument'));
  const upload = async (file: File) => {
    setProblem(null);
    const fault = getFileFault(file);
    if (fault !== null) return setProblem(t(`joining.documents.${fault}`));
    try {
      const body = { fileName: file.name, file: await toBase64(file), ...actingQuery(acting) };
      await mutateAsync({ params: { membershipId }, body });
      toast({ type: 'success', message: t('memberships.documents.sent') });
    } catch (error) {
      setProblem(errorText(error, t));
    }
  };
  return { upload, problem, isPending };
}
