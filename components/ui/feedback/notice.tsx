import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'plain';

export type NoticeProps = {
  tone?: NoticeTone;
  /** Instead of the tone's own icon, class `icon`. */
  icon?: ReactNode;
  /**
   * A live region role: `status` is announced politely, `alert` at once; undefined for a notice that is part of the
   * initial page.
   */
  role?: 'status' | 'alert';
  children: ReactNode;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, plain: Info };

/** An inline message with an icon. */
export const Notice = ({ tone = 'info', icon, role, children }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div className={`notice notice--${tone}`} role={role}>
      {icon ?? <Icon className="icon" />}
      <div>{children}</div>
    </div>
  );
};
