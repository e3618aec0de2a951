import type { ReactNode } from 'react';
import { ZoneLayout } from '#app/_zone/zone-layout.tsx';

interface SiteLayoutProps {
  params: Promise<{ variant: string }>;
  children: ReactNode;
}

/** The frame of the pages that belong to no venue. */
export default function SiteLayout({ params, children }: SiteLayoutProps) {
  return (
    <ZoneLayout zone="bookings" params={params}>
      {children}
    </ZoneLayout>
  );
}
