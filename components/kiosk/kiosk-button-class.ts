import { cva } from 'class-variance-authority';

/** A large button or link on the dark ground of a kiosk's header and start page. */
export const kioskButton = cva(
  'inline-flex min-h-[3rem] items-center gap-[0.625rem] rounded-l border-2 py-[0.25rem] text-m/[1.25] font-medium text-inherit no-underline',
  { variants: { isQuiet: { true: 'border-transparent px-[0.75rem]', false: 'border-current px-[1.25rem]' } } },
);
