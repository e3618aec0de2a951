import type { ReactNode } from 'react';
import { ZoneLayout } from './zone-layout.tsx';

interface VenueLayoutProps {
  params: Promise<{ variant: string; venueSlug: string }>;
  children: ReactNode;
}

/** The frame of a venue's pages: its theme, its links, its footer. */
export function VenueLayout({ params, children }: VenueLayoutProps) {
  return (
    <ZoneLayout zone="bookings" params={params}>
      {children}
    </ZoneLayout>
  );
}
