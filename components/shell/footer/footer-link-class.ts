import { cx } from 'class-variance-authority';

/** The class of a link or a button of the footer. */
export const footerLink = cx(
  'inline-flex min-h-[2rem] items-center text-white no-underline hover:underline hover:decoration-auto',
);
