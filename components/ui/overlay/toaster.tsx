'use client';

import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { toastManager } from './toast-manager.ts';

export type ToasterProps = {
  /** Names the place where toasts appear. */
  label: string;
  dismissLabel: string;
};

const icons: Record<string, ReactNode> = {
  success: <CircleCheck className="icon" />,
  danger: <CircleAlert className="icon" />,
  warning: <TriangleAlert className="icon" />,
  info: <Info className="icon" />,
  loading: <Spinner small />,
};

const Toasts = ({ dismissLabel }: { dismissLabel: string }) => {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const type = toast.type ?? 'blank';
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={`toast toast--${type}`}
        swipeDirection={['right', 'up']}
        role="group"
        aria-modal={undefined}
      >
        {icons[type]}
        <Toast.Description render={<span />} />
        <Toast.Close className="toast__close" aria-label={dismissLabel} aria-hidden={undefined}>
          <X className="icon icon--s" />
        </Toast.Close>
      </Toast.Root>
    );
  });
};

/** Where toasts appear; once in a page. F6 leads there. They are raised with `showToast`. */
export const Toaster = ({ label, dismissLabel }: ToasterProps) => (
  <Toast.Provider toastManager={toastManager} limit={4}>
    <Toast.Portal>
      <Toast.Viewport className="toasts" aria-label={label}>
        <Toasts dismissLabel={dismissLabel} />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
