import type { ReactNode } from 'react';
import { ClientText } from '#components/shell/client-text.tsx';
import { config } from '#lib/config.ts';
import { setRequestVariant } from '#lib/i18n/rendered-variant.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { Providers } from './providers.tsx';
import '#app/styles/site.css';

export interface ZoneDocumentProps {
  zone: Zone;
  params: Promise<{ variant: string }>;
  children: ReactNode;
}

/** The document of every page of a zone. It needs no backend, so that an error page always has one to stand in. */
export async function ZoneDocument({ zone, params, children }: ZoneDocumentProps) {
  const variant = await getVariant(params);
  setRequestVariant(variant);
  const site = { ...variant, zone, origins: config().origins };
  return (
    <html lang={variant.language}>
      <body className={variant.mode}>
        <ClientText language={variant.language} rooms={['chrome', 'common', 'cookies', 'errors', 'login', 'pages']}>
          <Providers site={site}>{children}</Providers>
        </ClientText>
      </body>
    </html>
  );
}
