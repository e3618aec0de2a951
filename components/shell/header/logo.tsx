import { cva, type VariantProps } from 'class-variance-authority';
import { LogoMark } from '#components/illustrations/logo-mark.tsx';

const words = cva(
  'inline-flex items-center font-heading font-headline tracking-[max(var(--heading-tracking),-0.01em)] whitespace-nowrap',
  {
    variants: {
      size: {
        header: 'gap-2.5 text-[calc(1.5625rem*max(var(--heading-scale),0.76))]/none',
        kiosk: 'gap-[0.4em] text-[calc(1.75rem*max(var(--heading-scale),0.76))]/none',
      },
    },
    defaultVariants: { size: 'header' },
  },
);

const mark = cva('flex-none', {
  variants: { size: { header: 'h-[1.375rem] w-[1.875rem]', kiosk: 'h-[0.88em] w-[1.2em]' } },
  defaultVariants: { size: 'header' },
});

type LogoProps = VariantProps<typeof words> & { name: string; image: string | null };

/** The operator's logo, or our mark with the operator's name, whose last word is styled as secondary. */
export const Logo = ({ name, image, size }: LogoProps) => {
  if (image !== null) return <img className="max-h-[1.875rem] max-w-[12.5rem]" src={image} alt={name} />;
  const [, first = name, last] = /^(.*?)(?: (\S+))?$/.exec(name) ?? [];
  return (
    <span className={words({ size })}>
      <LogoMark className={mark({ size })} />
      {/* Where there is hardly room: the mark alone. */}
      <span className="max-tiny:sr-only">
        {first}
        {last !== undefined && <span className="opacity-72"> {last}</span>}
      </span>
    </span>
  );
};
