import type { ReactNode } from 'react';

export type PickContentProps = {
  children?: ReactNode;
  /** Stays in view: the price and the button. */
  foot?: ReactNode;
};

/** What a `PickBlock` shows below its head; it scrolls. */
export const PickContent = ({ children, foot }: PickContentProps) => (
  <>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain empty:hidden large:overflow-visible">
      {children}
    </div>
    {foot && (
      <div
        data-bottom-bar=""
        className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] large:px-6 large:py-5"
      >
        {foot}
      </div>
    )}
  </>
);
