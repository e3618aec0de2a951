import { sessionCall } from '#lib/api/session-call.ts';
import { config } from '#lib/config.ts';
import { requestText } from '#lib/payments/request-text.ts';
import { outPage } from '#lib/payments/sca-pages.ts';
import { showCheck } from '#lib/payments/show-check.ts';

interface Context {
  params: Promise<{ uuid: string }>;
}

/** The way to the bank in a tab of its own. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { uuid } = await params;
  return showCheck(request, uuid, outPage, { call: sessionCall, text: await requestText(request), settings: config() });
}
