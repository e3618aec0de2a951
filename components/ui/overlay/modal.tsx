'use client';

import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { isTopmost } from './is-topmost.ts';

export type ModalProps = {
  open: boolean;
  /** Called on Escape, on the close button, or on a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The accessible description, announced when the dialogue opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the secondary one first. */
  actions?: ReactNode;
  /** 548 px instead of 440. */
  wide?: boolean;
  /** Uses the role `alertdialog`, for a question that needs an answer. */
  alert?: boolean;
  preventBackdropClosure?: boolean;
  /** The element that takes the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that takes the focus on closing; the previously focused one by default. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialogue in the middle of the window, a bottom sheet on a phone. It asks one question. */
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
