'use client';

import { Dialog } from '@base-ui/react/dialog';
import { cva, cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';
import { iconButton } from '#components/ui/button/icon-button.tsx';
import { isTopmost, OverlayHead, OverlayPopup, Scrim } from './overlay-parts.tsx';

export type SlideOverProps = {
  open: boolean;
  /** Called on Escape, on the close button, or on a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** 560, 640 or 720 px wide; the whole width on a phone. */
  size?: 'small' | 'medium' | 'large';
  /** An illustration across the top, which fills its box; the title is then below it, larger. */
  art?: ReactNode;
  /** Beside the title when there is a drawing: a pill. */
  titleEnd?: ReactNode;
  children: ReactNode;
  /** Stays in view at the bottom: a price and the action. */
  footer?: ReactNode;
  preventBackdropClosure?: boolean;
  /** The element that takes the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** The element that takes the focus on closing; the previously focused one by default. */
  finalFocus?: RefObject<HTMLElement | null>;
};

const slideOver = cva(
  [
    'grid h-(--seen-height,100dvh) scroll-pt-18 scroll-pb-24 grid-rows-[auto_1fr_auto] box-shadow-[0_0_64px_rgb(24_25_32/0.4)]',
    'transition-transform delay-10 duration-base ease-out motion-reduce:transition-none',
    'data-ending-style:translate-x-full data-starting-style:translate-x-full',
    'data-ending-style:delay-0 data-ending-style:ease-in',
  ],
  {
    variants: {
      size: {
        small: 'w-[min(var(--slide-s),100%)]',
        medium: 'w-[min(var(--slide-m),100%)]',
        large: 'w-[min(var(--slide-l),100%)]',
      },
    },
  },
);

const Head = ({
  title,
  closeLabel,
  art,
  titleEnd,
}: Pick<SlideOverProps, 'title' | 'closeLabel' | 'art' | 'titleEnd'>) =>
  art === undefined ? (
    <OverlayHead inset="slideOver" title={title} titleEnd={titleEnd} closeLabel={closeLabel} />
  ) : (
    <div className="relative h-[7rem] overflow-clip border-b border-line bg-surface-2">
      {art}
      <Dialog.Close
        className={iconButton({ tone: 'floating', className: 'absolute top-2 right-2' })}
        aria-label={closeLabel}
      >
        <X className="icon" />
      </Dialog.Close>
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
        <Scrim />
        <Dialog.Viewport className="fixed inset-x-0 top-(--seen-top,0px) z-50 grid h-(--seen-height,100%) justify-items-end">
          <OverlayPopup
            ref={popup}
            className={slideOver({ size: props.size ?? 'small' })}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
          >
            <Head title={props.title} closeLabel={props.closeLabel} art={props.art} titleEnd={props.titleEnd} />
            <div className="px-4 pt-2 pb-6 small:px-6">
              {props.art !== undefined && (
                <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <Dialog.Title className="heading-1">{props.title}</Dialog.Title>
                  {props.titleEnd}
                </div>
              )}
              {props.children}
            </div>
            {props.footer !== undefined && (
              <div
                data-bottom-bar=""
                className={cx(
                  'sticky bottom-0 flex items-center justify-between gap-4 border-t border-line bg-surface',
                  'px-4 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] small:px-6',
                )}
              >
                {props.footer}
              </div>
            )}
          </OverlayPopup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
