'use client';

import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { isTopmost } from './is-topmost.ts';

export type DrawerProps = {
  open: boolean;
  /** Called on Escape, on the close button, or on a press on the backdrop. */
  onClose: () => void;
  /** The accessible name. */
  label: string;
  closeLabel: string;
  /** At the start of its dark head: the logo. */
  head?: ReactNode;
  /** A `nav` of links; each may hold an icon, words and a badge. */
  children: ReactNode;
};

/** The menu of a phone: 320 px from the left. */
export const Drawer = ({ open, onClose, label, closeLabel, head, children }: DrawerProps) => {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && isTopmost(popup.current) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" forceRender />
        <Dialog.Popup ref={popup} data-overlay="" className="drawer" aria-label={label}>
          <div className="drawer__head">
            {head ?? <span />}
            <Dialog.Close className="icon-btn" aria-label={closeLabel}>
              <X className="icon icon--l" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
