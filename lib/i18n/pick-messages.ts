import type { Messages, Namespace } from './translate.ts';

/** A group of messages inside a namespace, as `timetable.courts`. */
export type MessageGroup = {
  [Name in Namespace]: `${Name}.${keyof Messages[Name] & string}`;
}[Namespace];

/**
 * Picks the namespaces that a page's client components need, without the groups that this page does not show, to keep
 * the messages sent with the page small.
 */
export function pickMessages(
  messages: Partial<Messages>,
  namespaces: readonly Namespace[],
  without: readonly MessageGroup[] = [],
): Partial<Messages> {
  const left = new Set<string>(without);
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      Object.fromEntries(Object.entries(messages[namespace] ?? {}).filter(([key]) => !left.has(`${namespace}.${key}`))),
    ]),
  );
}
