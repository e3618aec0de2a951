import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { updateJoiningMutation } from '#components/joining/queries.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallInput } from '#lib/api/call.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { JoiningFlow } from './use-joining-flow.ts';

type Body = NonNullable<CallInput<'updateJoining'>['body']>;

/**
 * Saves a step of an open joining and goes on. `refuse` gets the errors by the path of the body; what has none of a
 * field is told in a toast. What was typed stays.
 */
export function useSaveStep(
  flow: JoiningFlow,
  refuse: (errors: ReadonlyMap<string, string>) => void = () => undefined,
) {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation(updateJoiningMutation(browserApi));
  const save = async (body: Body) => {
    try {
      const { data } = await mutateAsync({ body });
      flow.take(data);
      flow.goOn();
    } catch (error) {
      const errors = getFieldErrors(error);
      if (errors.size === 0) toast({ type: 'danger', message: errorText(error, t) });
      else refuse(errors);
    }
  };
  return { save, isPending };
}
