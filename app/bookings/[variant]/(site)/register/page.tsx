import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TitleHead } from '#app/title-head.tsx';
import { wantedTarget, type LeadingOnProps } from '#app/wanted-target.ts';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { RegisterView } from '#components/customers/register-view.tsx';
import { publicCall } from '#lib/api/public-call.ts';
import { renderTime } from '#lib/clock/render-time.ts';
import { getText } from '#lib/messages/get-text.ts';
import { venueClock } from '#lib/rules/venue-clock.ts';
import { currentSession } from '#lib/session/current-session.ts';
import { variantOf } from '#lib/site/variant-of.ts';

export async function generateMetadata({ params }: LeadingOnProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text('customers.register.pageTitle') };
}

/** Only for visitors; somebody logged in goes on to `redirect` (our own hosts only) or home (spec section 2). */
export default async function RegisterPage({ params, searchParams }: LeadingOnProps) {
  const variant = await variantOf(params);
  const target = await wantedTarget(searchParams, variant.mode);
  if ((await currentSession()) !== null) redirect(target);
  const text = await getText(variant.language);
  const { data: form } = await publicCall('getOnboardingForm', {
    params: { onboardingType: 'customer_account_online' },
  });
  const title = text('customers.register.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <ClientText language={variant.language} rooms={['booking', 'customers']}>
        <div className="container">
          <RegisterView form={form} today={venueClock(new Date(renderTime()), 'Europe/London').date} target={target} />
        </div>
      </ClientText>
    </Page>
  );
}
