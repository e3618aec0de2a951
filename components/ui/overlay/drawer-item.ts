import { cx } from 'class-variance-authority';

/** The class of a link or button in the `nav` of a `Drawer`: an icon, words, and at its end a badge. */
export const drawerItem = cx(
  'flex min-h-[3.25rem] w-full items-center gap-3 border-b border-line px-4 text-start text-ink no-underline',
  'focus-visible:-outline-offset-3',
  'aria-[current]:font-medium aria-[current]:box-shadow-[inset_3px_0_0_var(--primary-500)]',
);
