const button =
  'inline-flex min-h-[3rem] items-center gap-[0.625rem] rounded-l border-2 py-[0.25rem] text-m/[1.25] font-medium text-inherit no-underline';

/** The classes of large buttons and links on the dark ground of a kiosk's header and start page. */
export const kioskButtons = {
  outline: `${button} border-current px-[1.25rem]`,
  quiet: `${button} border-transparent px-[0.75rem]`,
};
