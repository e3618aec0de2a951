import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ZoneDocument } from '#app/_zone/zone-document.tsx';
import { zoneMetadata } from '#components/shell/zone-metadata.ts';
import '#app/styles/account.css';

interface ZoneProps {
  params: Promise<{ variant: string }>;
}

export function generateMetadata(): Promise<Metadata> {
  return zoneMetadata('account');
}

export default function AccountLayout({ params, children }: ZoneProps & { children: ReactNode }) {
  return (
    <ZoneDocument zone="account" params={params}>
      {children}
    </ZoneDocument>
  );
}
