'use client';

import { Dialog } from '@base-ui/react/dialog';
import { cva } from 'class-variance-authority';
import { useRef, type ReactNode, type RefObject } from 'react';
import { isTopmost, OverlayHead, OverlayPopup, Scrim } from './overlay-parts.tsx';

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

const modal = cva(
  [
    'max-h-[calc(var(--seen-height,100dvh)-2rem)] w-full rounded-t-[16px] box-shadow-[0_24px_64px_rgb(24_25_32/0.28)]',
    'small:max-h-[calc(var(--seen-height,100dvh)-3rem)] small:rounded-b-[16px]',
    'transition-[opacity,translate] duration-base ease-out',
    'data-starting-style:translate-y-4 data-starting-style:opacity-0',
    'data-ending-style:translate-y-4 data-ending-style:opacity-0',
  ],
  { variants: { wide: { false: 'small:w-[min(27.5rem,100%)]', true: 'small:w-[min(34.25rem,100%)]' } } },
);

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
        <Scrim />
        <Dialog.Viewport className="fixed inset-x-0 top-(--seen-top,0px) z-50 grid h-(--seen-height,100%) items-end small:place-items-center small:p-6">
          <OverlayPopup
            ref={popup}
            className={modal({ wide: props.wide ?? false })}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            {...(props.alert ? { role: 'alertdialog' } : {})}
          >
            <OverlayHead inset="modal" title={props.title} closeLabel={props.closeLabel} />
            <div className="grid gap-4 px-6 pb-[calc(20px+env(safe-area-inset-bottom))] small:pb-6">
              {props.description !== undefined && <Dialog.Description>{props.description}</Dialog.Description>}
              {props.children}
              {props.actions !== undefined && (
                // The primary button, which is the last, is the first on a phone.
                <div className="flex flex-col-reverse gap-2 small:flex-row small:flex-wrap small:justify-end">
                  {props.actions}
                </div>
              )}
            </div>
          </OverlayPopup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
