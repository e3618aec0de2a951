'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { redirectParameters } from './redirect-parameters.ts';

/** Takes over from the address where a site that led here wants its visitor back. */
const keepRedirects = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  const here = new URLSearchParams(window.location.search);
  const target = new URL(currentTarget.href);
  for (const name of redirectParameters) {
    const value = here.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  currentTarget.href = target.href;
};

/** Leads to the steps of joining, which have a content policy of their own. */
export const ChooseLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <DocumentLinkButton block variant="secondary" href={href} onPointerDown={keepRedirects} onClick={keepRedirects}>
    {children}
  </DocumentLinkButton>
);
