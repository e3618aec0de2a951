'use client';

import type { ReactNode } from 'react';
import { toastManager } from './toast-manager.ts';

export type ToastType = 'success' | 'danger' | 'info' | 'warning' | 'blank' | 'loading' | 'custom';

export type ToastOptions = {
  type?: ToastType;
  /** Words, or for `custom` whatever fills the toast. */
  message: ReactNode;
  /** In milliseconds; 0 stays until it is dismissed. 5000 unless given, 0 for `loading`. */
  duration?: number;
  /** Of a toast that is on screen: this one takes its place. */
  id?: string;
};

/** How long a toast stays, in milliseconds (docs/product.md#messages). */
const DURATION = 5000;

/** Shows a toast at the top right and returns its id. It stays longer while it is hovered or has the focus. */
export const showToast = ({ type = 'blank', message, duration, id }: ToastOptions): string =>
  toastManager.add({ id, type, description: message, timeout: duration ?? (type === 'loading' ? 0 : DURATION) });
