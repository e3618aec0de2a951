import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getRedirectTarget } from '#app/_zone/get-redirect-target.ts';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { ResetPasswordForm } from '#components/auth/reset-password-form.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface ResetProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ token?: string | string[]; redirect?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('customers');
  return { title: t('reset.title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ResetPasswordPage({ params, searchParams }: ResetProps) {
  const variant = await getVariant(params);
  const { token } = await searchParams;
  const target = await getRedirectTarget(searchParams, variant.mode);
  const t = await getTranslations('customers');
  const title = t('reset.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['customers']}>
        <ResetPasswordForm token={typeof token === 'string' ? token : ''} target={target} />
      </PageMessages>
    </Page>
  );
}
