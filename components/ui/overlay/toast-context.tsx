'use client';

import { createContext, useCallback, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ToasterProps, ToastOptions } from './toaster.tsx';

export type ShowToast = (toast: ToastOptions) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows toasts at the top right, on narrow windows above the bars at the bottom. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** How long a plain toast stays, in milliseconds (docs/product.md#messages). */
const plainMs = 5_000;

interface ToastProviderProps extends ToasterProps {
  children: ReactNode;
  /** Loads the code of toasts. */
  load?: () => Promise<Pick<typeof import('./toaster.tsx'), 'Toaster' | 'showToast'>>;
}

const loadToaster = () => import('./toaster.tsx');

/**
 * Provides toasts to the components below. Their code is loaded with the first one. Where it cannot be, because the
 * connection is lost, which is often what a toast tells, its message is shown plainly.
 */
export const ToastProvider = ({ children, load = loadToaster, ...labels }: ToastProviderProps) => {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [plain, setPlain] = useState<ReactNode>(null);
  const show = useCallback<ShowToast>(
    (options) => {
      load().then(
        (loaded) => {
          setToaster(() => loaded.Toaster);
          loaded.showToast(options);
        },
        () => setPlain(options.message),
      );
    },
    [load],
  );
  useEffect(() => {
    const end = plain === null ? undefined : setTimeout(() => setPlain(null), plainMs);
    return () => clearTimeout(end);
  }, [plain]);
  return (
    <ToastContext value={show}>
      {children}
      {plain !== null && (
        <p
          role="alert"
          className="fixed right-3 z-60 w-[min(var(--toast-w),100vw-1.5rem)] rounded-l border border-line bg-surface px-4 py-3.5 text-s text-ink box-shadow max-large:bottom-[calc(var(--bottom-edge,0px)+8rem)] large:top-[calc(var(--seen-top,0px)+0.75rem)]"
        >
          {plain}
        </p>
      )}
      {Toaster && <Toaster {...labels} />}
    </ToastContext>
  );
};
