import { notifySca } from '#app/payments/_bank-pages/notify-sca.ts';
import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { config } from '#lib/config.ts';

interface Context {
  params: Promise<{ uuid: string; mac: string }>;
}

/** Where a bank sends the customer's browser back to. It comes from another site, so it brings no cookie. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { uuid, mac } = await params;
  return notifySca(
    request,
    { transactionUuid: uuid, mac },
    { settings: config(), text: await requestText(request), fetch },
  );
}
