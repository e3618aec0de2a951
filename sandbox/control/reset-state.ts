import { emptyState, type World } from '#sandbox/world.ts';

type Records = Record<string, { namespace: string }>;

/** Deletes the state of one namespace, or of all (`*`). */
export function resetState(world: World, namespace: string): void {
  world.clock.reset(namespace);
  if (namespace === '*') {
    Object.assign(world.state, emptyState());
    return;
  }
  const { bank, opayo, stripe, hosted, debits, counters, overrides } = world.state;
  const tables: Records[] = [
    ...[bank.challenges, opayo.sessionKeys, opayo.cards, opayo.transactions, hosted.payments],
    ...[stripe.paymentMethods, stripe.confirmationTokens, stripe.customers, stripe.intents],
    ...[debits.mandates, debits.payments],
  ];
  for (const table of tables) {
    for (const [id, record] of Object.entries(table)) if (record.namespace === namespace) delete table[id];
  }
  const named: Record<string, unknown>[] = [counters, opayo.vendorTxCodes, stripe.answers, debits.answers];
  for (const table of named) {
    for (const key of Object.keys(table)) if (key.startsWith(`${namespace}|`)) delete table[key];
  }
  hosted.notifications = hosted.notifications.filter((message) => message.namespace !== namespace);
  delete hosted.deliveries[namespace];
  stripe.held = stripe.held.filter((delivery) => delivery.namespace !== namespace);
  delete opayo.sweptAt[namespace];
  delete overrides[namespace];
}
