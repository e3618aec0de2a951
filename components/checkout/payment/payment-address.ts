import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

const parameter = 'payment';
const kept = 'touchline.payment';

/** The payment this page was in the middle of: from the address after a reload, from the tab after Back. */
export function openPayment(): { transactionUuid: string | null; rt?: string } {
  const query = new URLSearchParams(window.location.search);
  return { transactionUuid: query.get(parameter) ?? keptValue(kept), rt: query.get('rt') ?? undefined };
}

/** Writes the payment under way into the address and the tab, or takes it out; nothing is loaded anew. */
export function rememberPayment(transactionUuid: string | null): void {
  if (keptValue(kept) !== transactionUuid) keepValue(kept, transactionUuid);
  const url = new URL(window.location.href);
  if (url.searchParams.get(parameter) === transactionUuid) return;
  if (transactionUuid === null) {
    url.searchParams.delete(parameter);
    url.searchParams.delete('rt');
  } else url.searchParams.set(parameter, transactionUuid);
  window.history.replaceState(window.history.state, '', url);
}
