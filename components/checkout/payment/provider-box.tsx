import { cva, type VariantProps } from 'class-variance-authority';
import Lock from 'lucide-react/icons/lock';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';

type ProviderBoxProps = Omit<ComponentProps<'div'>, 'className'> & { caption: ReactNode };

/** What belongs to the payment provider, under a line about the secure form. */
export const ProviderBox = ({ caption, children, ...props }: ProviderBoxProps) => (
  <div {...props} className="overflow-clip rounded-m border border-line-strong">
    <div className="grid gap-3 bg-surface-2 px-4 pt-3 pb-4">
      <p className="flex min-h-10 items-center gap-2 text-s text-ink-3 small:min-h-0">
        <Lock className="icon-s" />
        {caption}
      </p>
      {children}
    </div>
  </div>
);

/** The id of the card form, to which the error summary links. */
export const cardFormId = 'card';

const frame = cva(
  'rounded-m border border-dashed border-control bg-surface p-4 [&_iframe]:[zoom:var(--foreign-zoom,1)]',
  {
    variants: {
      size: {
        card: 'min-h-[21.25rem]',
        /** The security code of a saved card alone. */
        code: 'min-h-[10rem]',
      },
    },
    defaultVariants: { size: 'card' },
  },
);

/** The focus that a link gives to the card form goes on into the provider's frame. */
const enterFrame = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
  if (target === currentTarget) currentTarget.querySelector('iframe')?.focus();
};

type ProviderFrameProps = Omit<ComponentProps<'div'>, 'className'> & VariantProps<typeof frame>;

/** Where the provider's iframe is shown, in the scale of a kiosk. */
export const ProviderFrame = ({ size, ...props }: ProviderFrameProps) => (
  <div {...props} tabIndex={-1} onFocus={enterFrame} className={frame({ size })} />
);
