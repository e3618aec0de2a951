import type { Messages, Namespace } from './translate.ts';

/** The namespaces that a page's client components need, small enough to travel with the page. */
export function pickMessages(messages: Partial<Messages>, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}
