'use client';

import { Toast } from '@base-ui/react/toast';

/** Carries toasts from whoever raises them to the one `Toaster` of the page. Holds nothing itself. */
export const toastManager = Toast.createToastManager();
