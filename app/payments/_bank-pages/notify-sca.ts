import { ApiError } from '#lib/api/api-error.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import type { Config } from '#lib/config.ts';
import { formFields } from '#lib/http/form-fields.ts';
import type { PageText } from './request-text.ts';
import { donePage } from './sca-pages.ts';

interface NotifyContext {
  settings: Pick<Config, 'backendUrl' | 'origins' | 'embedders' | 'paymentOrigins'>;
  text: PageText;
  fetch: typeof fetch;
}

/** The provider asks the bank while we wait; after so many milliseconds the checkout finds out by itself. */
const timeoutMs = 45_000;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** 256 bits in base64url: whatever has another shape was never ours, and its body is not read. */
const isMac = /^[\w-]{43}$/;

/**
 * Hands the bank's answer to the backend as it came and tells the checkout that there is one. The page is the same
 * whatever the answer was, and the second time as the first; only a wrong address is a 404.
 */
export async function notifySca(
  request: Request,
  { transactionUuid, mac }: { transactionUuid: string; mac: string },
  { settings, text, fetch }: NotifyContext,
): Promise<Response> {
  const refused = (status: number) =>
    donePage(transactionUuid, text.t('checkout.bank.unknown'), text, settings, status);
  if (!isUuid.test(transactionUuid) || !isMac.test(mac)) return refused(404);
  const fields = await formFields(request);
  if (fields === 'too_large') return refused(413);
  // Without a single field it is no bank that asks; passed on, it would read as a bank without an answer.
  if (fields === 'none') return refused(400);
  const call = createServerCall({ backendUrl: settings.backendUrl, session: null, cached: false, fetch });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await call('notifySca', { params: { transactionUuid, mac }, body: fields }, { signal });
  } catch (error) {
    const isWrong = error instanceof ApiError && error.status === 404;
    if (isWrong) return refused(404);
  }
  return donePage(transactionUuid, text.t('checkout.bank.done'), text, settings);
}
