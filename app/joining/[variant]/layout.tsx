import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ZoneDocument } from '#app/_zone/zone-document.tsx';
import { zoneMetadata } from '#components/shell/zone-metadata.ts';
import '#app/styles/joining.css';

interface ZoneProps {
  params: Promise<{ variant: string }>;
}

export function generateMetadata(): Promise<Metadata> {
  return zoneMetadata('joining');
}

export default function JoiningLayout({ params, children }: ZoneProps & { children: ReactNode }) {
  return (
    <ZoneDocument zone="joining" params={params}>
      {children}
    </ZoneDocument>
  );
}
