'use client';

import { Dialog } from '@base-ui/react/dialog';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { iconButton } from '#components/ui/button/icon-button.tsx';
import { isTopmost, OverlayPopup, Scrim } from './overlay-parts.tsx';

export type DrawerProps = {
  open: boolean;
  /** Called on Escape, on the close button, or on a press on the backdrop. */
  onClose: () => void;
  /** The accessible name. */
  label: string;
  closeLabel: string;
  /** At the start of its dark head: the logo. */
  head?: ReactNode;
  /** A `nav` of links and buttons, each with the class `drawerItem`. */
  children: ReactNode;
};

/** The menu of a phone: 320 px from the left. */
export const Drawer = ({ open, onClose, label, closeLabel, head, children }: DrawerProps) => {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && isTopmost(popup.current) && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <OverlayPopup
          ref={popup}
          className={cx(
            'fixed inset-y-0 left-0 z-50 grid w-[min(20rem,86%)] content-start text-ink',
            'transition-transform duration-base ease-out data-ending-style:ease-in',
            'data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
          )}
          aria-label={label}
        >
          <div
            className={cx(
              'sticky top-0 z-1 flex h-header items-center justify-between bg-header-bg pr-1 pl-4',
              'text-header-text [--focus:currentColor]',
            )}
          >
            {head ?? <span />}
            <Dialog.Close className={iconButton({ tone: 'bar' })} aria-label={closeLabel}>
              <X className="icon-l" />
            </Dialog.Close>
          </div>
          {children}
        </OverlayPopup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
