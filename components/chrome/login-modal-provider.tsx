'use client';

import { Suspense, useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { LoginModalContext } from '#lib/site/login-modal-context.ts';
import { useSession } from '#lib/site/session-context.ts';
import { useLoginLink } from '#lib/site/use-login-link.ts';

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
