'use client';

import {
  createContext,
  startTransition,
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
  /** Opens the modal. `onLoggedIn` is called once after a log-in, and not when the modal is closed without one. */
  open: (onLoggedIn?: () => void) => void;
  close: () => void;
  /** Fetches the modal's code. */
  preload?: () => Promise<void>;
}

export const LoginModalContext = createContext<LoginModalState>({
  open: () => undefined,
  close: () => undefined,
});

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** Called after a successful log-in, when the session cookie is set. */
  onLoggedIn: () => void;
}

interface LoginModalProviderProps {
  /** The content of the modal, loaded when it is first opened, or before. */
  Modal: ComponentType<LoginModalProps> & Pick<LoginModalState, 'preload'>;
  children: ReactNode;
  /** Navigates to another page by a full document load. */
  follow?: (target: string) => void;
}

const loadPage = (target: string) => window.location.assign(target);

/** Provides the state of the log-in modal. */
export const LoginModalProvider = ({ Modal, children, follow = loadPage }: LoginModalProviderProps) => {
  const { refresh } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const after = useRef<(() => void) | undefined>(undefined);

  const open = useCallback((onLoggedIn?: () => void) => {
    after.current = onLoggedIn;
    // The page stays as it is until the modal's code is there. A `Suspense` would show its fallback for 300 ms at least.
    startTransition(() => {
      setWanted(true);
      setOpen(true);
    });
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const onLoggedIn = async () => {
    setOpen(false);
    await refresh();
    after.current?.();
    after.current = undefined;
  };

  useLoginLink(open, follow);

  const { preload } = Modal;
  const state = useMemo(() => ({ open, close, preload }), [open, close, preload]);
  return (
    <LoginModalContext value={state}>
      {children}
      {isWanted && <Modal open={isOpen} onClose={close} onLoggedIn={() => void onLoggedIn()} />}
    </LoginModalContext>
  );
};

/** The log-in modal of the page. */
export function useLoginModal(): LoginModalState {
  return useContext(LoginModalContext);
}
