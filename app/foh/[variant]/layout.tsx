import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ZoneDocument } from '#app/_zone/zone-document.tsx';
import { zoneMetadata } from '#components/shell/zone-metadata.ts';
import '#app/styles/desk.css';

interface ZoneProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await zoneMetadata('foh')), robots: { index: false, follow: false } };
}

export default function FrontDeskLayout({ params, children }: ZoneProps & { children: ReactNode }) {
  return (
    <ZoneDocument zone="foh" params={params}>
      {children}
    </ZoneDocument>
  );
}
