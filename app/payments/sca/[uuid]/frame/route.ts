import { sessionCall } from '#lib/api/session-call.ts';
import { config } from '#lib/config.ts';
import { requestText } from '#lib/payments/request-text.ts';
import { framePage } from '#lib/payments/sca-pages.ts';
import { showCheck } from '#lib/payments/show-check.ts';

interface Context {
  params: Promise<{ uuid: string }>;
}

/** The frame around a bank's check. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { uuid } = await params;
  return showCheck(request, uuid, framePage, {
    call: sessionCall,
    text: await requestText(request),
    settings: config(),
  });
}
