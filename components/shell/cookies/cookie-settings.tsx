'use client';

import { footerLink } from '#components/shell/footer/footer-link-class.ts';
import { emit } from '#lib/browser/site-events.ts';

/** A button that reopens the cookie consent banner. */
export const CookieSettings = ({ label }: { label: string }) => (
  <button type="button" className={footerLink} onClick={() => emit('cookies', null)}>
    {label}
  </button>
);
