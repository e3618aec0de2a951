'use client';

import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { LoginModalContext } from '../../lib/site/login-modal-context.ts';
import { useSession } from '../../lib/site/session-context.ts';

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The log-in went through; the cookie is there. */
  onLoggedIn: () => void;
}

/** Holds whether the log-in modal is open. `Modal` is its content, loaded when it is first opened. */
export const LoginModalProvider = ({ Modal, children }: { Modal: ComponentType<LoginModalProps>; children: ReactNode }) => {
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

  // `/login` on bookings leads here: the modal opens over the page (spec section 2).
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const url = new URL(window.location.href);
      if (!url.searchParams.has('login')) return;
      url.searchParams.delete('login');
      window.history.replaceState(null, '', url);
      open();
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);

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
