'use client';

import { toastManager } from './toast-manager.ts';

/** Takes one toast away, or all of them. */
export const dismissToast = (id?: string): void => toastManager.close(id);
