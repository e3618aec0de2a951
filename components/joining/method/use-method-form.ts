import { useMutation } from '@tanstack/react-query';
import { toMethod } from '#components/booking/method/method-values.ts';
import { useMethodValues } from '#components/booking/method/use-method-values.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { setPaymentMutation } from '#components/joining/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';

/** The form of how a membership is paid later. */
export function useMethodForm(flow: JoiningFlow) {
  const { mutateAsync } = useMutation(setPaymentMutation(browserApi));
  return useMethodValues(async (values) => {
    const { data } = await mutateAsync({ body: { method: toMethod(values) } });
    flow.take(data);
    flow.goOn();
  });
}
