'use client';

import { announce } from '#lib/browser/site-events.ts';

/** Brings the question about cookies back. */
export const CookieSettings = ({ label }: { label: string }) => (
  <button type="button" onClick={() => announce('cookies', null)}>
    {label}
  </button>
);
