import { ApiError } from '#lib/api/api-error.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { formFields } from '#lib/http/form-fields.ts';
import { donePage } from './sca-pages.ts';
import { isSignedAddress, type MessageContext, type SignedAddress } from './signed-address.ts';

/**
 * Request timeout. The provider asks the bank while we wait; after the timeout the checkout gets the result by polling.
 */
const timeoutMs = 45_000;

/**
 * Forwards the bank's answer to the backend unchanged and signals the checkout that it has arrived. The response is the
 * same for every answer and for repeated requests; only an unknown address is a 404.
 */
export async function notifySca(
  request: Request,
  address: SignedAddress,
  { settings, text, fetch }: MessageContext,
): Promise<Response> {
  const { transactionUuid, mac } = address;
  const refused = (status: number) =>
    donePage(transactionUuid, text.t('checkout.bank.unknown'), text, settings, status);
  if (!isSignedAddress(address)) return refused(404);
  const fields = await formFields(request);
  if (fields === 'too_large') return refused(413);
  // A request without form fields does not come from a bank; forwarding it would count as an empty answer.
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
