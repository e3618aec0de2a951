import { onlineManager } from '@tanstack/react-query';
import { makeQueryClient } from './query-client.ts';
import { runMutation } from './run-mutation.ts';

afterEach(() => onlineManager.setOnline(true));

it('a write without a connection fails at once, and is not sent later', async () => {
  const client = makeQueryClient({ isServer: false });
  client.mount();
  onlineManager.setOnline(false);
  let sent = 0;
  const mutationFn = async () => {
    sent += 1;
    throw new Error('No connection');
  };
  await expect(runMutation(client, { mutationFn }, undefined)).rejects.toThrow('No connection');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(sent).toBe(1);
  client.unmount();
});
