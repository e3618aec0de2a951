'use client';

import { createContext, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react';
import type { ToasterProps, ToastOptions } from './toaster.tsx';

export type ShowToast = (toast: ToastOptions) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows toasts at the top right. Their code is loaded with the first one. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

interface ToastProviderProps extends ToasterProps {
  children: ReactNode;
}

/** Provides toasts to the components below. */
export const ToastProvider = ({ children, ...labels }: ToastProviderProps) => {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const show = useCallback<ShowToast>((options) => {
    void import('./toaster.tsx').then((loaded) => {
      setToaster(() => loaded.Toaster);
      loaded.showToast(options);
    });
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {Toaster && <Toaster {...labels} />}
    </ToastContext>
  );
};
