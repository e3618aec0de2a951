import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

export const notice = cva(
  'grid grid-cols-[1.25rem_1fr] gap-x-3 rounded-m px-4 py-3 text-s text-ink [&_a]:font-medium [&_a]:text-inherit',
  {
    variants: {
      tone: {
        info: 'bg-info-bg forced-colors:border',
        success: 'bg-success-bg forced-colors:border',
        warning: 'bg-warning-bg forced-colors:border',
        danger: 'bg-danger-bg forced-colors:border',
        plain: 'border border-line bg-surface-2',
        /** As plain, on the grey of the page. */
        card: 'border border-line bg-surface',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

const mark = cva('icon', {
  variants: {
    tone: {
      info: 'text-info',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
      plain: 'text-primary-text',
      card: 'text-primary-text',
    },
  },
});

export type NoticeTone = NonNullable<VariantProps<typeof notice>['tone']>;

export type NoticeProps = {
  tone?: NoticeTone;
  /** Instead of the tone's own icon. */
  icon?: LucideIcon;
  /**
   * A live region role: `status` is announced politely, `alert` at once; undefined for a notice that is part of the
   * initial page.
   */
  role?: 'status' | 'alert';
  /** Its place. */
  className?: string;
  children: ReactNode;
};

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  plain: Info,
  card: Info,
};

/** An inline message with an icon. */
export const Notice = ({ tone = 'info', icon: Icon = icons[tone], role, className, children }: NoticeProps) => (
  <div className={notice({ tone, className })} role={role}>
    <Icon className={mark({ tone })} />
    <div className="col-2">{children}</div>
  </div>
);
