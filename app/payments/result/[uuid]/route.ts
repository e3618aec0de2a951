import { cookies } from 'next/headers';
import { requestText } from '#app/payments/_bank-pages/request-text.ts';
import { resultPage } from '#app/payments/_bank-pages/result-page.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { config } from '#lib/config.ts';
import { resolveVariant } from '#lib/routing/resolve-variant.ts';

interface Context {
  params: Promise<{ uuid: string }>;
}

/** The result of a payment by its one-time token, for a browser that a provider's page redirected here. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const rt = query.get('rt');
  const requested = { params: { transactionUuid: (await params).uuid }, query: { rt } };
  const read = await userApi('getTransaction', requested).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (read === null) return new Response(null, { status: 404 });
  const kept = await cookies();
  const cookie = (name: string) => kept.get(name)?.value;
  const { mode } = resolveVariant({ query, cookie, acceptLanguage: null }).variant;
  const visitor = { rt, isSignedIn: (await currentSession()) !== null, mode };
  return resultPage(read.data, visitor, await requestText(request), config());
}
