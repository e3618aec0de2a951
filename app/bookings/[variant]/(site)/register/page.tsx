import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getRedirectTarget, type RedirectingPageProps } from '#app/_zone/get-redirect-target.ts';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { RegisterView } from '#components/auth/register/register-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('customers');
  return { title: t('register.pageTitle') };
}

/**
 * The registration page. A signed-in user is redirected to `redirect` (our own hosts only) or home
 * (docs/product.md#pages).
 */
export default async function RegisterPage({ params, searchParams }: RedirectingPageProps) {
  const variant = await getVariant(params);
  const target = await getRedirectTarget(searchParams, variant.mode);
  if ((await currentSession()) !== null) redirect(target);
  const t = await getTranslations('customers');
  const { data: form } = await publicApi('getOnboardingForm', {
    params: { onboardingType: 'customer_account_online' },
  });
  const title = t('register.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['booking', 'customers']}>
        <div className="page-width">
          <RegisterView form={form} today={siteDate(new Date(renderTime()))} target={target} />
        </div>
      </PageMessages>
    </Page>
  );
}
