import type { ReactNode } from 'react';
import { ZoneLayout } from '#app/_zone/zone-layout.tsx';

interface CentreLayoutProps {
  params: Promise<{ variant: string; venueSlug: string }>;
  children: ReactNode;
}

/** The frame of a venue's page of joining: its theme, its links, its footer. */
export default function CentreLayout({ params, children }: CentreLayoutProps) {
  return (
    <ZoneLayout zone="joining" params={params}>
      {children}
    </ZoneLayout>
  );
}
