import { createContext, useContext, type ReactNode } from 'react';

export interface SiteToast {
  type: 'success' | 'danger' | 'info' | 'warning' | 'blank' | 'loading' | 'custom';
  message: ReactNode;
  /** Milliseconds; 0 stays until dismissed; 5000 unless given. */
  duration?: number;
  /** Of a toast on screen, whose place this one takes. */
  id?: string;
}

export type ShowToast = (toast: SiteToast) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Raises toasts at the top right. Their code loads with the first one. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
