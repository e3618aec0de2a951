import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { returnFromPage } from '#app/payments/_bank-pages/return-from-page.ts';
import { config } from '#lib/config.ts';

interface Context {
  params: Promise<{ uuid: string; mac: string }>;
}

/**
 * The way back from a provider's payment page, for the browser, whose request is cross-site and carries no session
 * cookie, and for the provider's server, which sends the same signed result.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { uuid, mac } = await params;
  const context = { settings: config(), text: await requestText(request), fetch };
  return returnFromPage(request, { transactionUuid: uuid, mac }, context);
}

/** A browser that was sent back without a result, or that was typed in again: the checkout tells what came of it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const payment = encodeURIComponent((await params).uuid);
  return new Response(null, { status: 303, headers: { location: `/basket/checkout?payment=${payment}` } });
}
