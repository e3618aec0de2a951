import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { secondFactorQuery, signInsQuery } from '#components/auth/security/queries.ts';
import { SecurityView } from '#components/auth/security/security-view.tsx';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { Prefetched } from '#components/shell/prefetched.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface SecurityProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: SecurityProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('security.title') };
}

export default async function SecurityPage({ params }: SecurityProps) {
  const variant = await getVariant(params);
  if ((await currentSession()) === null) redirect(hrefIn(variant.mode, '/login?redirect=/security'));
  const text = await getText(variant.language);
  const title = text('security.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <ClientText language={variant.language} rooms={['security', 'customers']}>
        <Prefetched queries={[signInsQuery(userApi), secondFactorQuery(userApi)]}>
          <AccountFrame>
            <SecurityView />
          </AccountFrame>
        </Prefetched>
      </ClientText>
    </Page>
  );
}
