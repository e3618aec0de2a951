import { ApiError } from '#lib/api/api-error.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { formFields } from '#lib/http/form-fields.ts';
import { donePage } from './sca-pages.ts';
import { isSignedAddress, type MessageContext, type SignedAddress } from './signed-address.ts';

/** Request timeout. Money that comes too late is given back while we wait. */
const timeoutMs = 45_000;

/** The page with the result, which a browser loads with its cookies again; the token stands in where it has none. */
function showResult(transactionUuid: string, token: string | null): Response {
  const query = token === null ? '' : `?rt=${encodeURIComponent(token)}`;
  return new Response(null, { status: 303, headers: { location: `/payments/result/${transactionUuid}${query}` } });
}

/** Whether a page is expected; a provider's server wants to know only that its message arrived. */
function isFromBrowser({ headers }: Request): boolean {
  return headers.has('sec-fetch-dest') || headers.get('accept')?.includes('text/html') === true;
}

/**
 * Forwards the signed result of a payment page to the backend unchanged, and sends a browser on to the result. What the
 * result says is never read here.
 */
export async function returnFromPage(
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
  if (fields === 'none') return refused(400);
  const isBrowser = isFromBrowser(request);
  const call = createServerCall({ backendUrl: settings.backendUrl, session: null, cached: false, fetch });
  try {
    const { data } = await call(
      'returnHosted',
      { params: { transactionUuid, mac }, body: { formData: fields } },
      { signal: AbortSignal.timeout(timeoutMs) },
    );
    return isBrowser ? showResult(transactionUuid, data.returnToken) : new Response(null, { status: 200 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return refused(404);
    // A server tries again; a browser learns the result by asking for it.
    return isBrowser
      ? donePage(transactionUuid, text.t('checkout.result.waiting'), text, settings)
      : new Response(null, { status: 503 });
  }
}
