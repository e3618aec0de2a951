import { config } from '../../../../../lib/config.ts';
import { requestText } from '../../../../../lib/payments/request-text.ts';
import { framePage } from '../../../../../lib/payments/sca-pages.ts';

interface Context {
  params: Promise<{ uuid: string }>;
}

/** The frame around a bank's check. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const t = new URL(request.url).searchParams.get('t');
  return framePage((await params).uuid, t, await requestText(request), config());
}
