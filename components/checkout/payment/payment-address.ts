import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

const parameter = 'payment';
const kept = 'touchline.payment';

/** The payment in progress: from the URL after a reload, from session storage after Back. */
export function openPayment(): { transactionUuid: string | null; rt?: string } {
  const query = new URLSearchParams(window.location.search);
  return { transactionUuid: query.get(parameter) ?? keptValue(kept), rt: query.get('rt') ?? undefined };
}

/** Stores the payment in progress in the URL and in session storage, or removes it; it causes no navigation. */
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
