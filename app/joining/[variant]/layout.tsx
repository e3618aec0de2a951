import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { zoneMetadata } from '../../../lib/site/zone-metadata.ts';
import { ZoneDocument } from '../../zone-document.tsx';

interface ZoneProps {
  params: Promise<{ variant: string }>;
}

export function generateMetadata({ params }: ZoneProps): Promise<Metadata> {
  return zoneMetadata('joining', params);
}

export default function JoiningLayout({ params, children }: ZoneProps & { children: ReactNode }) {
  return (
    <ZoneDocument zone="joining" params={params}>
      {children}
    </ZoneDocument>
  );
}
