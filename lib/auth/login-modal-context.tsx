'use client';

import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { useBackEntry } from '#lib/browser/use-back-entry.ts';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { removeLoginLink } from './login-link.ts';
import { useSession } from './session-context.tsx';
import { useLoginLink } from './use-login-link.ts';

/** A booking that was no longer possible after the log-in, because the session had sold out. */
export interface GoneBooking {
  /** The next time with places; null where there is none in the next days. */
  next: { when: string; places: number; take: () => void } | null;
}

/** The booking that a log-in goes on with; it is shown meanwhile (docs/product.md#account-step). */
export interface BookingIntent {
  /** What and when. */
  title: string;
  /** How many, or where. */
  detail: string;
  /** Empty while it is unknown. */
  price: string;
  /** Whether the log-in adds it to the basket; else something else follows, as joining a waitlist. */
  isAdded: boolean;
  /** Called after the log-in. Resolves to null while the booking is still possible. */
  findGone: () => Promise<GoneBooking | null>;
}

export interface LoginOptions {
  intent?: BookingIntent | undefined;
  /** Opens at the registration; by default at the log-in. */
  view?: 'register';
}

export interface LoginModalState {
  /** Opens the modal. `onLoggedIn` is called once after a log-in, and not when the modal is closed without one. */
  open: (onLoggedIn?: () => void, options?: LoginOptions) => void;
  /** Resolves when the page may be left. */
  close: () => Promise<void>;
  /** Fetches the modal's code. */
  preload?: () => Promise<void>;
}

export const LoginModalContext = createContext<LoginModalState>({
  open: () => undefined,
  close: async () => undefined,
});

export interface LoginModalProps {
  open: boolean;
  /** Resolves when the page may be left. */
  onClose: () => Promise<void>;
  /** Called after a successful log-in, when the session cookie is set. Closes the modal unless the booking is gone. */
  onLoggedIn: () => Promise<GoneBooking | null>;
  options?: LoginOptions;
}

interface LoginModalProviderProps {
  /** The content of the modal, loaded when it is first opened, or before. */
  Modal: ComponentType<LoginModalProps> & Pick<LoginModalState, 'preload'>;
  children: ReactNode;
  /** Leads to a log-in elsewhere, as in a window of its own; true when it has, and the modal stays closed. */
  instead?: (() => boolean) | undefined;
  /** Navigates to another page by a full document load. */
  follow?: Follow;
}

/**
 * Provides the state of the log-in modal. It belongs to the page that it was opened on: Back closes it and leaves the page
 * as it is, and on another page it is closed.
 */
export const LoginModalProvider = ({ Modal, children, instead, follow = loadPage }: LoginModalProviderProps) => {
  const { refresh } = useSession();
  const path = usePublicPath();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [options, setOptions] = useState<LoginOptions>({});
  const after = useRef<(() => void) | undefined>(undefined);

  const open = useCallback(
    (onLoggedIn?: () => void, requested: LoginOptions = {}) => {
      if (instead?.() === true) return removeLoginLink();
      after.current = onLoggedIn;
      // The page stays as it is until the modal's code is there. A `Suspense` would show its fallback for 300 ms at least.
      startTransition(() => {
        setWanted(true);
        setOptions(requested);
        setOpen(true);
      });
    },
    [instead],
  );
  const drop = useCallback(() => {
    after.current = undefined;
    setOpen(false);
  }, []);
  const removeEntry = useBackEntry(isOpen, () => {
    drop();
    removeLoginLink();
  });
  const close = useCallback(() => {
    drop();
    return removeEntry();
  }, [drop, removeEntry]);
  useEffect(() => drop, [path, drop]);
  const onClose = async () => {
    await close();
    removeLoginLink();
  };
  const onLoggedIn = async () => {
    await refresh();
    const gone = (await options.intent?.findGone().catch(() => null)) ?? null;
    const goOn = after.current;
    after.current = undefined;
    if (gone === null) {
      await close();
      goOn?.();
    }
    return gone;
  };

  useLoginLink(open, follow);

  const { preload } = Modal;
  const state = useMemo(() => ({ open, close, preload }), [open, close, preload]);
  return (
    <LoginModalContext value={state}>
      {children}
      {isWanted && <Modal open={isOpen} onClose={onClose} onLoggedIn={onLoggedIn} options={options} />}
    </LoginModalContext>
  );
};

/** The log-in modal of the page. */
export function useLoginModal(): LoginModalState {
  return useContext(LoginModalContext);
}
