import type { Metadata } from 'next';
import { TitleHead } from '#app/title-head.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { ForgottenPasswordForm } from '#components/customers/forgotten-password-form.tsx';
import { getText } from '#lib/messages/get-text.ts';
import { variantOf } from '#lib/site/variant-of.ts';

export const dynamic = 'force-dynamic';

interface ForgottenProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: ForgottenProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text('customers.forgotten.title') };
}

export default async function ForgottenPasswordPage({ params }: ForgottenProps) {
  const variant = await variantOf(params);
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
