import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { ConfirmEmail } from '#components/auth/confirm-email.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface ConfirmProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('security');
  return { title: t('confirmEmail.title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ConfirmEmailPage({ params, searchParams }: ConfirmProps) {
  const variant = await getVariant(params);
  const { key } = await searchParams;
  const t = await getTranslations('security');
  const title = t('confirmEmail.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['security']}>
        <ConfirmEmail token={typeof key === 'string' ? key : ''} />
      </PageMessages>
    </Page>
  );
}
