import { ApiError } from '../../../../../lib/api/api-error.ts';
import { sessionCall } from '../../../../../lib/api/session-call.ts';
import { config } from '../../../../../lib/config.ts';
import { requestText } from '../../../../../lib/payments/request-text.ts';
import { donePage, outPage } from '../../../../../lib/payments/sca-pages.ts';

interface Context {
  params: Promise<{ uuid: string }>;
}

/** Leads on to the bank. A check that is over says so to the checkout instead, which asks for the result. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { uuid } = await params;
  const text = await requestText(request);
  const t = new URL(request.url).searchParams.get('t') ?? undefined;
  try {
    const { data } = await sessionCall('getScaForm', { params: { transactionUuid: uuid }, query: { t } });
    return outPage(data, text, config());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOver = error.code === 'transaction_state';
    return donePage(uuid, text(isOver ? 'checkout.bank.over' : 'checkout.bank.unknown'), text, config(), isOver ? 200 : 404);
  }
}
