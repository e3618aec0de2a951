import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';

const card = cva(
  [
    'grid min-h-[5.875rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[1.25rem] rounded-[0.875rem] lowered:min-h-[5rem]',
    'px-[1.5rem] py-[0.875rem] no-underline',
  ],
  {
    variants: {
      isFirst: {
        true: 'bg-primary-action text-on-primary [--heading-color:var(--on-primary)]',
        false: 'bg-white text-ink-2 [--heading-color:var(--ink)]',
      },
    },
  },
);

const icon = cva('size-[2.25rem] icon-lines stroke-[1.5] max-small:size-[1.75rem]', {
  variants: { isFirst: { true: '', false: 'text-primary-text' } },
});

export interface StartCardProps {
  href: string;
  icon: LucideIcon;
  title: string;
  help: string;
  isFirst?: boolean;
}

/** One thing to do at a kiosk, as a large link. */
export const StartCard = ({ href, icon: Icon, title, help, isFirst = false }: StartCardProps) => (
  <a className={card({ isFirst })} href={href}>
    <Icon className={icon({ isFirst })} />
    <span>
      <b className="block heading text-[calc(2.25rem*max(var(--heading-scale),0.76))]/none">{title}</b>
      <span className="mt-1 block">{help}</span>
    </span>
    <ArrowRight className={icon({ isFirst, className: 'size-[1.75rem] stroke-2' })} />
  </a>
);
