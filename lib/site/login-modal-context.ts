import { createContext, useContext } from 'react';

export interface LoginModalState {
  /** Opens it; `onLoggedIn` runs once after a log-in and not when it is closed. */
  open: (onLoggedIn?: () => void) => void;
  close: () => void;
}

export const LoginModalContext = createContext<LoginModalState>({
  open: () => undefined,
  close: () => undefined,
});

/** The log-in modal of the page (spec section 3, loginModalOpen). */
export function useLoginModal(): LoginModalState {
  return useContext(LoginModalContext);
}
