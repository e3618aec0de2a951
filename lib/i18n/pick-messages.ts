import type { Messages, Namespace } from './translate.ts';

/** Picks the namespaces that a page's client components need, to keep the messages sent with the page small. */
export function pickMessages(messages: Partial<Messages>, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}
