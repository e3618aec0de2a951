import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoginPage } from '#components/auth/login-page.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { getRedirectTarget, type RedirectingPageProps } from './get-redirect-target.ts';
import { logInMessages } from './log-in-messages.ts';

export async function loginMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  return { title: t('title') };
}

/**
 * The log-in page. After log-in, or at once for a signed-in user, it redirects to `redirect` (our own hosts only) or
 * home.
 */
export async function Login({ params, searchParams }: RedirectingPageProps) {
  const variant = await getVariant(params);
  const target = await getRedirectTarget(searchParams, variant.mode);
  if ((await currentSession()) !== null) redirect(target);
  const t = await getTranslations('login');
  return (
    <Page variant={variant} title={t('title')} trail={false}>
      <PageMessages namespaces={logInMessages}>
        <LoginPage target={target} />
      </PageMessages>
    </Page>
  );
}
