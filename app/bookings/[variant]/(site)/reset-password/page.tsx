import type { Metadata } from 'next';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { ResetPasswordForm } from '#components/auth/reset-password-form.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface ResetProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

export async function generateMetadata({ params }: ResetProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('customers.reset.title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ResetPasswordPage({ params, searchParams }: ResetProps) {
  const variant = await getVariant(params);
  const { token } = await searchParams;
  const text = await getText(variant.language);
  const title = text('customers.reset.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <ClientText language={variant.language} rooms={['customers']}>
        <ResetPasswordForm token={typeof token === 'string' ? token : ''} />
      </ClientText>
    </Page>
  );
}
