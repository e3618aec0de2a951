import type { QueryClient } from '@tanstack/react-query';

/** The mutation that changes whom the customer acts for. Changes are made one after the other. */
export const selectingPerson = { mutationKey: ['selectPerson'], scope: { id: 'selectPerson' } } as const;

/** What has become of a change of the person: `none` was under way. */
export type PersonChange = 'none' | 'done' | 'failed';

/** Waits for a change of the person that is under way. */
export async function waitForPerson(client: QueryClient): Promise<PersonChange> {
  const { mutationKey } = selectingPerson;
  const cache = client.getMutationCache();
  const isUnderWay = () => client.isMutating({ mutationKey }) > 0;
  if (!isUnderWay()) return 'none';
  await new Promise<void>((resolve) => {
    const unsubscribe = cache.subscribe(() => {
      if (isUnderWay()) return;
      unsubscribe();
      resolve();
    });
  });
  return cache.findAll({ mutationKey }).at(-1)?.state.status === 'success' ? 'done' : 'failed';
}
