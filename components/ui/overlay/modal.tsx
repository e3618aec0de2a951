'use client';

import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { isTopmost } from './is-topmost.ts';

export type ModalProps = {
  open: boolean;
  /** Asked for by Escape, the close button, or a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** What it is about; read out when the dialogue opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the quiet one first. */
  actions?: ReactNode;
  /** 548 px instead of 440. */
  wide?: boolean;
  /** Something needs an answer: announced at once. */
  alert?: boolean;
  preventBackdropClosure?: boolean;
  /** What takes the focus; the first control unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus afterwards; what had it before unless given. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** A dialogue in the middle of the window, a sheet on a phone. It asks one thing. */
export const Modal = (props: ModalProps) => {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(open) => !open && isTopmost(popup.current) && props.onClose()}
      disablePointerDismissal={props.preventBackdropClosure}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" forceRender />
        <Dialog.Viewport className="over">
          <Dialog.Popup
            ref={popup}
            data-overlay=""
            className={classNames('modal', props.wide && 'modal--wide')}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            {...(props.alert ? { role: 'alertdialog' } : {})}
          >
            <div className="overlay__head">
              <Dialog.Title className="heading-2">{props.title}</Dialog.Title>
              <Dialog.Close className="icon-btn" aria-label={props.closeLabel}>
                <X className="icon" />
              </Dialog.Close>
            </div>
            <div className="modal__body">
              {props.description !== undefined && <Dialog.Description>{props.description}</Dialog.Description>}
              {props.children}
              {props.actions !== undefined && <div className="over__acts">{props.actions}</div>}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
