import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { outPage } from '#app/payments/_bank-pages/sca-pages.ts';
import { showCheck } from '#app/payments/_bank-pages/show-check.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { config } from '#lib/config.ts';

interface Context {
  params: Promise<{ uuid: string }>;
}

/** Opens the bank's challenge in a new tab. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { uuid } = await params;
  return showCheck(request, uuid, outPage, { call: userApi, text: await requestText(request), settings: config() });
}
