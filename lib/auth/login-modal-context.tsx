'use client';

import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSession } from './session-context.tsx';
import { useLoginLink } from './use-login-link.ts';

export interface LoginModalState {
  /** Opens it; `onLoggedIn` runs once after a log-in and not when it is closed. */
  open: (onLoggedIn?: () => void) => void;
  close: () => void;
}

export const LoginModalContext = createContext<LoginModalState>({
  open: () => undefined,
  close: () => undefined,
});

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The log-in went through; the cookie is there. */
  onLoggedIn: () => void;
}

interface LoginModalProviderProps {
  /** Its content, loaded when it is first opened. */
  Modal: ComponentType<LoginModalProps>;
  children: ReactNode;
  /** Goes to another page, loaded afresh. */
  follow?: (target: string) => void;
}

const loadPage = (target: string) => window.location.assign(target);

/** Holds whether the log-in modal is open. */
export const LoginModalProvider = ({ Modal, children, follow = loadPage }: LoginModalProviderProps) => {
  const { refresh } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const after = useRef<(() => void) | undefined>(undefined);

  const open = useCallback((onLoggedIn?: () => void) => {
    after.current = onLoggedIn;
    setWanted(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const onLoggedIn = async () => {
    setOpen(false);
    await refresh();
    after.current?.();
    after.current = undefined;
  };

  useLoginLink(open, follow);

  const state = useMemo(() => ({ open, close }), [open, close]);
  return (
    <LoginModalContext value={state}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <Modal open={isOpen} onClose={close} onLoggedIn={() => void onLoggedIn()} />
        </Suspense>
      )}
    </LoginModalContext>
  );
};

/** The log-in modal of the page. */
export function useLoginModal(): LoginModalState {
  return useContext(LoginModalContext);
}
