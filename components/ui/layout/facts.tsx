import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const list = cva('grid', {
  variants: { size: { small: 'gap-2 text-s', medium: 'gap-3 text-m' } },
  defaultVariants: { size: 'medium' },
});

/** Facts below each other, each with an icon whose meaning a screen reader hears as its term. */
export const Facts = ({ size, className, ...props }: VariantProps<typeof list> & ComponentProps<'dl'>) => (
  <dl {...props} className={list({ size, className })} />
);

export const Fact = ({ icon: Icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[1.25rem_1fr] gap-3">
    <Icon className="mt-0.5 icon text-ink-3" />
    <dt className="sr-only">{term}</dt>
    <dd className="col-2 text-ink">{children}</dd>
  </div>
);
