import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TitleHead } from '#app/title-head.tsx';
import { AccountFrame } from '#components/chrome/account-frame.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { Prefetched } from '#components/chrome/prefetched.tsx';
import { SecurityView } from '#components/customers/security-view.tsx';
import { sessionCall } from '#lib/api/session-call.ts';
import { getText } from '#lib/messages/get-text.ts';
import { secondFactorQuery, signInsQuery } from '#lib/queries/security.ts';
import { currentSession } from '#lib/session/current-session.ts';
import { variantOf } from '#lib/site/variant-of.ts';
import { hrefIn } from '#lib/zones/href.ts';

interface SecurityProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: SecurityProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text('security.title') };
}

export default async function SecurityPage({ params }: SecurityProps) {
  const variant = await variantOf(params);
  if ((await currentSession()) === null) redirect(hrefIn(variant.mode, '/login?redirect=/security'));
  const text = await getText(variant.language);
  const title = text('security.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <ClientText language={variant.language} rooms={['security', 'customers']}>
        <Prefetched queries={[signInsQuery(sessionCall), secondFactorQuery(sessionCall)]}>
          <AccountFrame>
            <SecurityView />
          </AccountFrame>
        </Prefetched>
      </ClientText>
    </Page>
  );
}
