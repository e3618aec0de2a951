import type { LoginOptions } from '#lib/auth/login-modal-context.tsx';

/**
 * What the account step shows: a form, or that the booking is gone. `opening` is the registration while its form is
 * fetched.
 */
export type AccountView = 'logIn' | 'opening' | 'register' | 'forgotten' | 'gone';

/** What the account step shows first. */
export const firstView = (options?: LoginOptions): AccountView => (options?.view === 'register' ? 'opening' : 'logIn');
