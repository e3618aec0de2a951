'use client';

import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { isTopmost } from './is-topmost.ts';

export type SlideOverProps = {
  open: boolean;
  /** Called on Escape, on the close button, or on a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** 560, 640 or 720 px wide; the whole width on a phone. */
  size?: 'small' | 'medium' | 'large';
  /** An illustration across the top; the title is then below it, larger. */
  art?: ReactNode;
  /** Beside the title when there is a drawing: a pill. */
  titleEnd?: ReactNode;
  children: ReactNode;
  /** Stays in view at the bottom: a price and the action. */
  footer?: ReactNode;
  preventBackdropClosure?: boolean;
  /** The element that takes the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that takes the focus on closing; the previously focused one by default. */
  finalFocus?: RefObject<HTMLElement | null>;
};

const sizes = { small: '', medium: 'slideover--m', large: 'slideover--l' };

const Close = ({ label }: { label: string }) => (
  <Dialog.Close className="icon-btn" aria-label={label}>
    <X className="icon" />
  </Dialog.Close>
);

const Head = ({
  title,
  closeLabel,
  art,
  titleEnd,
}: Pick<SlideOverProps, 'title' | 'closeLabel' | 'art' | 'titleEnd'>) =>
  art === undefined ? (
    <div className="overlay__head">
      <Dialog.Title className="heading-2">{title}</Dialog.Title>
      {titleEnd}
      <Close label={closeLabel} />
    </div>
  ) : (
    <div className="slideover__art">
      {art}
      <Close label={closeLabel} />
    </div>
  );

/** A details panel that slides in from the right. Panels can be stacked. */
export const SlideOver = (props: SlideOverProps) => {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(open) => !open && isTopmost(popup.current) && props.onClose()}
      disablePointerDismissal={props.preventBackdropClosure}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" forceRender />
        <Dialog.Viewport className="slideover-place">
          <Dialog.Popup
            ref={popup}
            data-overlay=""
            className={classNames('slideover', sizes[props.size ?? 'small'])}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
          >
            <Head title={props.title} closeLabel={props.closeLabel} art={props.art} titleEnd={props.titleEnd} />
            <div className="slideover__body">
              {props.art !== undefined && (
                <div className="slideover__title">
                  <Dialog.Title className="heading-1">{props.title}</Dialog.Title>
                  {props.titleEnd}
                </div>
              )}
              {props.children}
            </div>
            {props.footer !== undefined && <div className="slideover__foot">{props.footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
