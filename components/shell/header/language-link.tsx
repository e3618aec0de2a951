'use client';

import type { ComponentProps, SyntheticEvent } from 'react';
import type { Language } from '#lib/zones/variant.ts';

/** The address at the time of the press, in which a search or a link to a session may have come up. */
const keepAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', currentTarget.lang);
  currentTarget.href = url.href;
};

/** This page, with all of its address, in another language. `keepEarlyTaps` does the same before hydration. */
export const LanguageLink = ({ lang, children, ...props }: ComponentProps<'a'> & { lang: Language }) => (
  <a {...props} lang={lang} href={`?lang=${lang}`} onPointerDown={keepAddress} onClick={keepAddress}>
    {children}
  </a>
);
