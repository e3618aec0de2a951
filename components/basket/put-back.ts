import type { AddedItem } from '#contract/cart/add-item.ts';
import { ApiError } from '#lib/api/api-error.ts';

/** Adds lines, all or none. */
type Add = (items: AddedItem['item'][]) => Promise<unknown>;

/** Which item a refusal names: by its details, or by the path of its first wrong field. */
const refusedIndex = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { itemIndex } = error.details;
  if (typeof itemIndex === 'number') return itemIndex;
  const [, index] = /^items\.(\d+)\./.exec(Object.keys(error.errors)[0] ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
};

/**
 * Puts cleared lines back, in one call while all of them can be had. A line that cannot is left out and the rest asked
 * for again. Returns the names of what could not come back; throws when nothing is known of the reason.
 */
export async function putBack(cleared: readonly AddedItem[], add: Add): Promise<string[]> {
  const missing: string[] = [];
  let wanted = [...cleared];
  while (wanted.length > 0) {
    try {
      await add(wanted.map(({ item }) => item));
      return missing;
    } catch (error) {
      const index = refusedIndex(error);
      const refused = index === undefined ? undefined : wanted[index];
      if (refused === undefined) throw error;
      missing.push(refused.name);
      wanted = wanted.filter((line) => line !== refused);
    }
  }
  return missing;
}
