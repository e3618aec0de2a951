import type { ReactNode } from 'react';
import { ZoneFrame } from '#app/_zone/zone-layout.tsx';

interface SiteLayoutProps {
  params: Promise<{ variant: string }>;
  children: ReactNode;
}

/** The frame of every page of the zone. */
export default function SiteLayout({ params, children }: SiteLayoutProps) {
  return (
    <ZoneFrame zone="account" params={params}>
      {children}
    </ZoneFrame>
  );
}
