import type { ReactNode } from 'react';
import { ZoneLayout } from '#app/_zone/zone-layout.tsx';

interface JoinLayoutProps {
  params: Promise<{ variant: string; venueSlug: string }>;
  children: ReactNode;
}

/** The frame of the steps of joining at a venue: its theme, its links, its footer. */
export default function JoinLayout({ params, children }: JoinLayoutProps) {
  return (
    <>
      <ZoneLayout zone="joining" params={params}>
        {children}
      </ZoneLayout>
      {/* The end of the page can be scrolled above the bar of a step. */}
      <div className="hidden h-[4.25rem] [body:has([data-bottom-bar])_&]:block" />
    </>
  );
}
