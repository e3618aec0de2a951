import type { ReactNode } from 'react';
import { ZoneLayout } from '#app/_zone/zone-layout.tsx';

interface SiteLayoutProps {
  params: Promise<{ variant: string }>;
  children: ReactNode;
}

/** The frame of every page of the zone. */
export default function SiteLayout({ params, children }: SiteLayoutProps) {
  return (
    <ZoneLayout zone="account" params={params}>
      {children}
    </ZoneLayout>
  );
}
