import type { ReactNode } from 'react';
import { SiteLayout } from '#components/shell/site-layout.tsx';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Zone } from '#lib/zones/zone.ts';

export interface ZoneFrameProps {
  zone: Zone;
  params: Promise<{ variant: string; venueSlug?: string }>;
  children: ReactNode;
}

/** Theme, header and footer of a part of a zone: the venue's where the path names one. */
export async function ZoneLayout({ zone, params, children }: ZoneFrameProps) {
  const { venueSlug } = await params;
  return (
    <SiteLayout zone={zone} variant={await getVariant(params)} venueSlug={venueSlug}>
      {children}
    </SiteLayout>
  );
}
