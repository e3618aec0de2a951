import type { Metadata } from 'next';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { ForgottenPasswordForm } from '#components/auth/forgotten-password-form.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-dynamic';

interface ForgottenProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: ForgottenProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('customers.forgotten.title') };
}

export default async function ForgottenPasswordPage({ params }: ForgottenProps) {
  const variant = await getVariant(params);
  const text = await getText(variant.language);
  const title = text('customers.forgotten.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <ClientText language={variant.language} rooms={['customers']}>
        <ForgottenPasswordForm />
      </ClientText>
    </Page>
  );
}
