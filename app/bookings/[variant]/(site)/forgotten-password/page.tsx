import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { ForgottenPasswordForm } from '#components/auth/forgotten-password-form.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-dynamic';

interface ForgottenProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('customers');
  return { title: t('forgotten.title') };
}

export default async function ForgottenPasswordPage({ params }: ForgottenProps) {
  const variant = await getVariant(params);
  const t = await getTranslations('customers');
  const title = t('forgotten.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['customers']}>
        <ForgottenPasswordForm />
      </PageMessages>
    </Page>
  );
}
