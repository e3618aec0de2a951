import { Dialog } from '@base-ui/react/dialog';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';

/** The answers to whether something is to end: what keeps it first, both as wide, above each other where there is no room. */
export const TwoAnswers = ({ children }: { children: ReactNode }) => (
  <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">{children}</div>
);

/**
 * Whether an open overlay is the topmost. Overlays that are siblings in the DOM all receive the same Escape key event,
 * and only the topmost may close. Each has `data-overlay`, and one opened later comes later in the document.
 */
export const isTopmost = (overlay: HTMLElement | null): boolean => {
  const overlays = document.querySelectorAll('[data-overlay]');
  return overlays[overlays.length - 1] === overlay;
};

/**
 * The close button's class is not `iconButton`: the chunk of this module would lack that module where a page has it
 * already, and every opener would fetch a dialog chunk of its own.
 */
const closeButton = 'grid size-tap flex-none place-items-center rounded-m text-ink-2 hover:bg-surface-3 hover:text-ink';

/** Darkens the page behind an overlay, and the overlay below a stacked one. */
export const Scrim = () => (
  <Dialog.Backdrop
    className={cx(
      'fixed inset-0 z-50 bg-scrim transition-opacity duration-base ease-out',
      'data-ending-style:opacity-0 data-starting-style:opacity-0',
    )}
    forceRender
  />
);

/** The surface of an overlay, which scrolls on its own. `isTopmost` knows it by its data attribute. */
export const OverlayPopup = ({
  className,
  ...props
}: Omit<ComponentProps<typeof Dialog.Popup>, 'className'> & { className: string }) => (
  <Dialog.Popup
    {...props}
    data-overlay=""
    className={cx('overflow-y-auto overscroll-contain bg-surface outline-none forced-colors:border', className)}
  />
);

const head = cva('sticky top-0 z-1 flex items-center justify-between gap-4 bg-surface pt-4 pr-3 pb-2', {
  variants: { inset: { modal: 'pl-6', slideOver: 'pl-4 small:pl-6' } },
});

type OverlayHeadProps = Required<VariantProps<typeof head>> & {
  title: ReactNode;
  /** Beside the title: a pill. */
  titleEnd?: ReactNode;
  closeLabel: string;
};

/** Title and close button of an overlay; they stay in view. */
export const OverlayHead = ({ inset, title, titleEnd, closeLabel }: OverlayHeadProps) => (
  <div className={head({ inset })}>
    <Dialog.Title className="heading-2">{title}</Dialog.Title>
    {titleEnd}
    <Dialog.Close className={closeButton} aria-label={closeLabel}>
      <X className="icon" />
    </Dialog.Close>
  </div>
);
