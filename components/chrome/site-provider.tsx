'use client';

import type { ReactNode } from 'react';
import { SiteContext, type Site } from '#lib/site/site-context.ts';

/** Tells every client component which page it stands on. */
export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);
