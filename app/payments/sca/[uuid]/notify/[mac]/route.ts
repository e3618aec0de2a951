import { notifySca } from '#app/payments/_bank-pages/notify-sca.ts';
import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { config } from '#lib/config.ts';

interface Context {
  params: Promise<{ uuid: string; mac: string }>;
}

/** The callback to which a bank redirects the browser. The request is cross-site, so it carries no session cookie. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { uuid, mac } = await params;
  return notifySca(
    request,
    { transactionUuid: uuid, mac },
    { settings: config(), text: await requestText(request), fetch },
  );
}
