interface Timed {
  startsAt: { utc: string };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By start. Sessions that start together keep the order they came in. */
export const sortByStart = <Item extends Timed>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => byText(a.startsAt.utc, b.startsAt.utc));

/** By start, then by name. */
export const sortByStartAndName = <Item extends Timed & { templateName: string }>(items: readonly Item[]): Item[] =>
  items.toSorted(
    (a, b) => byText(a.startsAt.utc, b.startsAt.utc) || a.templateName.localeCompare(b.templateName, 'en'),
  );
