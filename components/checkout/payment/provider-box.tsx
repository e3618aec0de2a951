import { cx } from 'class-variance-authority';
import Lock from 'lucide-react/icons/lock';
import type { ComponentProps, ReactNode } from 'react';

type ProviderBoxProps = Omit<ComponentProps<'div'>, 'className'> & { caption: ReactNode };

/** What belongs to the payment provider, under a line about the secure form. */
export const ProviderBox = ({ caption, children, ...props }: ProviderBoxProps) => (
  <div {...props} className="overflow-clip rounded-m border border-line-strong">
    <div className="grid gap-3 bg-surface-2 px-4 pt-3 pb-4">
      <p className="flex items-center gap-2 text-s text-ink-3">
        <Lock className="icon-s" />
        {caption}
      </p>
      {children}
    </div>
  </div>
);

/** Where the provider's iframe is shown, in the scale of a kiosk. */
export const ProviderFrame = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div
    {...props}
    className={cx(
      'min-h-[12.5rem] rounded-m border border-dashed border-control bg-surface p-4',
      '[&_iframe]:[zoom:var(--foreign-zoom,1)]',
    )}
  />
);
