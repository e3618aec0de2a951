import type { Messages, Namespace } from './translate.ts';

/** A group of messages inside a namespace, as `timetable.courts`. */
export type MessageGroup = {
  [Name in Namespace]: `${Name}.${keyof Messages[Name] & string}`;
}[Namespace];

/** A whole namespace, or a group of one. */
export type MessageName = Namespace | MessageGroup;

/** The groups of a namespace that the names name: all of them for the namespace itself. */
function namedGroups(names: readonly MessageName[], namespace: string, groups: readonly string[]): readonly string[] {
  return names.includes(namespace as Namespace)
    ? groups
    : groups.filter((group) => names.includes(`${namespace}.${group}` as MessageGroup));
}

/**
 * Picks the messages that a page's client components need, by namespaces and groups, without the groups that this page
 * does not show, to keep the messages sent with the page small.
 */
export function pickMessages(
  messages: Partial<Messages>,
  names: readonly MessageName[],
  without: readonly MessageGroup[] = [],
): Partial<Messages> {
  const left = new Set<string>(without);
  const namespaces = [...new Set(names.map((name) => name.split('.', 1)[0] ?? name))] as Namespace[];
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const all = messages[namespace] ?? {};
      const picked = new Set(namedGroups(names, namespace, Object.keys(all)));
      return [
        namespace,
        Object.fromEntries(
          Object.entries(all).filter(([group]) => picked.has(group) && !left.has(`${namespace}.${group}`)),
        ),
      ];
    }),
  );
}
