import { cva } from 'class-variance-authority';

/** The `aria-current` value of a link to `section` on the page at `path`; undefined outside that section. */
export function currentLink(path: string, section: string | null): 'page' | 'true' | undefined {
  if (section === null) return undefined;
  if (path === section) return 'page';
  return section !== '/' && path.startsWith(`${section}/`) ? 'true' : undefined;
}

/** The class of a link or a button of the header from 1200 px; the current one is underlined. */
export const headerLink = cva('flex items-center text-[0.9375rem] text-inherit no-underline', {
  variants: {
    isCurrent: {
      true: 'relative font-medium after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:bg-primary-edge',
      false: 'opacity-86 hover:opacity-100',
    },
  },
  defaultVariants: { isCurrent: false },
});
