import { keepValue, keptValue } from '../site/use-kept-value.ts';

const keyOf = (cartUuid: string) => `touchline.waivers.${cartUuid}`;

/** Remembers, for the checkout of a basket, the ids of waivers signed for those who attend. */
export function keepCompletedWaivers(cartUuid: string, ids: readonly string[]): void {
  keepValue(keyOf(cartUuid), ids.join(','));
}

/** The ids remembered for a basket in this tab. */
export function completedWaiversOf(cartUuid: string): string[] {
  return (keptValue(keyOf(cartUuid)) ?? '').split(',').filter((id) => id !== '');
}
