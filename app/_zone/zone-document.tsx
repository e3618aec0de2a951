import { cx } from 'class-variance-authority';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { config } from '#lib/config.ts';
import { pickMessages } from '#lib/i18n/pick-messages.ts';
import type { Namespace } from '#lib/i18n/translate.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { Providers } from './providers.tsx';
import '#app/styles/site.css';

/** The message namespaces that the client components of every page use. */
const everywhere: readonly Namespace[] = ['chrome', 'common', 'cookies', 'errors', 'login', 'pages'];

export interface ZoneDocumentProps {
  zone: Zone;
  params: Promise<{ variant: string }>;
  children: ReactNode;
}

/** The HTML document of every page of a zone. It makes no backend call, so that error pages can always render in it. */
export async function ZoneDocument({ zone, params, children }: ZoneDocumentProps) {
  const variant = await getVariant(params);
  const messages = pickMessages(await getMessages(), everywhere);
  const site = { ...variant, zone, origins: config().origins };
  return (
    <html lang={variant.language}>
      <body className={cx(variant.mode, variant.mode === 'embedded' && 'bg-surface')}>
        <NextIntlClientProvider locale={variant.language} messages={messages} formats={null} now={undefined}>
          <Providers site={site}>{children}</Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
