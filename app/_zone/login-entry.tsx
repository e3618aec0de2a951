import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginPage } from '#components/auth/login-page.tsx';
import { Page } from '#components/shell/page.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { wantedTarget, type LeadingOnProps } from './wanted-target.ts';

export async function loginMetadata({ params }: LeadingOnProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('login.title') };
}

/** Logs in, then leads to `redirect` (our own hosts only) or home; somebody logged in goes there at once. */
export async function Login({ params, searchParams }: LeadingOnProps) {
  const variant = await getVariant(params);
  const target = await wantedTarget(searchParams, variant.mode);
  if ((await currentSession()) !== null) redirect(target);
  const text = await getText(variant.language);
  return (
    <Page variant={variant} title={text('login.title')} trail={false}>
      <LoginPage target={target} />
    </Page>
  );
}
