import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { DevicesSkeleton } from '#components/auth/security/devices-skeleton.tsx';
import { pinQuery, secondFactorQuery, signInsQuery } from '#components/auth/security/queries.ts';
import { SecurityView } from '#components/auth/security/security-view.tsx';
import { SignInPanels } from '#components/auth/security/sign-in-panels.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface SecurityProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('security');
  return { title: t('title') };
}

/** Password, second factor, PIN and devices. The password can be changed while the others are still read. */
export default async function SecurityPage({ params }: SecurityProps) {
  const variant = await getVariant(params);
  if ((await currentSession()) === null) redirect(hrefIn(variant.mode, '/login?redirect=/security'));
  const t = await getTranslations();
  const title = t('security.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['security', 'customers']}>
        <QueryProvider>
          <AccountFrame>
            <SecurityView>
              <Suspense fallback={<DevicesSkeleton title={t('security.devices.title')} label={t('common.loading')} />}>
                <PrefetchQueries queries={[signInsQuery(userApi), secondFactorQuery(userApi), pinQuery(userApi)]}>
                  <SignInPanels />
                </PrefetchQueries>
              </Suspense>
            </SecurityView>
          </AccountFrame>
        </QueryProvider>
      </PageMessages>
    </Page>
  );
}
