import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';
import type { Config } from '#lib/config.ts';
import type { PageText } from '#lib/i18n/translate.ts';
import { donePage, type ScaCheck } from './sca-pages.ts';

export interface CheckContext {
  call: Call;
  text: PageText;
  settings: Pick<Config, 'origins' | 'embedders' | 'sandboxBank'>;
}

type Draw = (check: ScaCheck, text: PageText, settings: CheckContext['settings']) => Promise<Response>;

/**
 * Renders the page that posts to the bank. When the challenge is over it signals the checkout instead, which then asks
 * for the result.
 */
export async function showCheck(
  request: Request,
  transactionUuid: string,
  draw: Draw,
  { call, text, settings }: CheckContext,
): Promise<Response> {
  const t = new URL(request.url).searchParams.get('t') ?? undefined;
  try {
    const { data: form } = await call('getScaForm', { params: { transactionUuid }, query: { t } });
    return await draw({ transactionUuid, form }, text, settings);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOver = error.code === 'transaction_state';
    return donePage(
      transactionUuid,
      text.t(isOver ? 'checkout.bank.over' : 'checkout.bank.unknown'),
      text,
      settings,
      isOver ? 200 : 404,
    );
  }
}
