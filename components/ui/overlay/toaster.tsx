'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, type ReactNode } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { Spinner } from '#components/ui/feedback/spinner.tsx';

export interface ToastOptions {
  type?: 'success' | 'danger' | 'info' | 'warning' | 'blank' | 'loading' | 'custom';
  /** The text, or for `custom` any content. */
  message: ReactNode;
  /**
   * The duration in milliseconds; 0 stays until it is dismissed. Default 5000; `loading` stays until another toast
   * replaces it.
   */
  duration?: number;
  /** The id of a visible toast that this one replaces. */
  id?: string;
}

/** How long a toast stays, in milliseconds (docs/product.md#messages). */
const defaultDuration = 5000;

// `toast.custom` renders without a button that dismisses it, so a custom toast is a plain one with other content.
const showByType = {
  success: toast.success,
  danger: toast.error,
  info: toast.info,
  warning: toast.warning,
  blank: toast.message,
  loading: toast.loading,
  custom: toast.message,
};

/** Shows a toast in the `Toaster` of the page, also in one that mounts later. */
export function showToast({ type = 'blank', message, duration = defaultDuration, id }: ToastOptions): void {
  showByType[type](message, { id, duration: duration === 0 ? Infinity : duration });
}

const hotkey = 'F6';

/** Prevents the browser's default action of F6 while a toast is on screen. */
const keepFocusInPage = (event: KeyboardEvent) => {
  if (event.code === hotkey && toast.getToasts().length > 0) event.preventDefault();
};

const icons = {
  success: <CircleCheck className="icon" />,
  error: <CircleAlert className="icon" />,
  warning: <TriangleAlert className="icon" />,
  info: <Info className="icon" />,
  loading: <Spinner small />,
  close: <X className="icon icon--s" />,
};

const classNames = {
  toast: 'toast',
  success: 'toast--success',
  error: 'toast--danger',
  warning: 'toast--warning',
  info: 'toast--info',
  icon: 'toast__icon',
  content: 'toast__text',
  closeButton: 'toast__close',
};

export interface ToasterProps {
  /** The accessible name of the toast region, with the key that moves the focus there: F6. */
  label: string;
  dismissLabel: string;
}

/** The toast region; once in a page. Hovering, F6 and a hidden tab pause the timeouts. */
export const Toaster = ({ label, dismissLabel }: ToasterProps) => {
  useEffect(() => {
    document.addEventListener('keydown', keepFocusInPage);
    return () => document.removeEventListener('keydown', keepFocusInPage);
  }, []);
  return (
    <SonnerToaster
      className="toasts"
      customAriaLabel={label}
      position="top-right"
      mobileOffset={{ top: 'calc(12px + env(safe-area-inset-top))' }}
      gap={12}
      expand
      visibleToasts={4}
      hotkey={[hotkey]}
      icons={icons}
      closeButton
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: dismissLabel }}
    />
  );
};
