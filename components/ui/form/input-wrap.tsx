import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type InputWrapProps = {
  /** Before the text. */
  icon?: LucideIcon;
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
};

/** Places an icon and a button over the box of an input. */
export const InputWrap = ({ icon: Icon, children, ref }: InputWrapProps) => (
  <span className="relative block text-ink-2" ref={ref}>
    {Icon && (
      <Icon className="pointer-events-none absolute top-[0.75rem] left-[0.75rem] icon desk:top-[1.125rem] desk:left-[1.125rem]" />
    )}
    {children}
  </span>
);
