'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { keptParameters } from './redirect-parameters.ts';

/** Takes over from the address what a site that led here has said, as where it wants its visitor back. */
const keepParameters = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  const here = new URLSearchParams(window.location.search);
  const target = new URL(currentTarget.href);
  for (const name of keptParameters) {
    const value = here.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  currentTarget.href = target.href;
};

/** Leads to the steps of joining, which have a content policy of their own. */
export const ChooseLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <DocumentLinkButton block variant="secondary" href={href} onPointerDown={keepParameters} onClick={keepParameters}>
    {children}
  </DocumentLinkButton>
);
