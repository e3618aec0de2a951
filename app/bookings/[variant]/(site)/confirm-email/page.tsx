import type { Metadata } from 'next';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { ConfirmEmail } from '#components/auth/confirm-email.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface ConfirmProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

export async function generateMetadata({ params }: ConfirmProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('security.confirmEmail.title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ConfirmEmailPage({ params, searchParams }: ConfirmProps) {
  const variant = await getVariant(params);
  const { key } = await searchParams;
  const text = await getText(variant.language);
  const title = text('security.confirmEmail.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <ClientText language={variant.language} rooms={['security']}>
        <ConfirmEmail token={typeof key === 'string' ? key : ''} />
      </ClientText>
    </Page>
  );
}
