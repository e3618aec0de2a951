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
  for (const key of Object.keys(counters)) if (key.startsWith(`${namespace}|`)) delete counters[key];
  hosted.notifications = hosted.notifications.filter((message) => message.namespace !== namespace);
  delete hosted.deliveries[namespace];
  for (const key of Object.keys(stripe.answers)) if (key.startsWith(`${namespace}|`)) delete stripe.answers[key];
  for (const key of Object.keys(debits.answers)) if (key.startsWith(`${namespace}|`)) delete debits.answers[key];
  stripe.held = stripe.held.filter((delivery) => delivery.namespace !== namespace);
  for (const key of Object.keys(opayo.vendorTxCodes)) {
    if (key.startsWith(`${namespace}|`)) delete opayo.vendorTxCodes[key];
  }
  delete opayo.sweptAt[namespace];
  delete overrides[namespace];
}
