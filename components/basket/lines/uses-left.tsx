import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import type { Saving } from '#contract/cart/savings.ts';

/** The most uses that are drawn one by one. */
const drawn = 20;

const lane = cva(
  'h-2.5 flex-1 border-0 border-dashed border-primary-edge forced-color-adjust-none not-first:border-l',
  {
    variants: { isLeft: { true: 'bg-primary-action', false: 'bg-surface' } },
  },
);

/** The uses of a package as the lanes of a pool, those left filled. */
const Ribbon = ({ left, total }: { left: number; total: number }) => (
  <span className="mt-1.5 flex w-[7.5rem] overflow-clip rounded-s border border-primary-edge" aria-hidden="true">
    {Array.from({ length: total }, (_, index) => (
      <span key={index} className={lane({ isLeft: index < left })} />
    ))}
  </span>
);

/** How many uses a line takes and how many are left, in words and for a package as a ribbon. */
export const UsesLeft = ({ saving, applied }: { saving: Saving; applied: string }) => {
  const t = useTranslations('basket');
  const { kind, uses, usesLeft, usesTotal } = saving;
  if (usesLeft === null) return applied;
  return (
    <>
      {t(kind === 'package' ? 'packageUses' : 'benefitUses', { count: uses, left: usesLeft })}
      {kind === 'package' && usesTotal !== null && usesTotal <= drawn && <Ribbon left={usesLeft} total={usesTotal} />}
    </>
  );
};
