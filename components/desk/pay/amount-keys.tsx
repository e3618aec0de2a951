import { cva, type VariantProps } from 'class-variance-authority';
import Delete from 'lucide-react/icons/delete';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';

/** What a way of paying is given. */
export interface TakeProps {
  /** Still to pay, in minor units. */
  due: number;
  currency: string;
  /** A payment is under way. */
  isBusy: boolean;
  /** Why no money can be taken now. */
  reason: string | undefined;
  onTake: (line: DeskTender) => void;
}

const figure = cva('font-figures font-headline tabular-nums', {
  variants: {
    size: {
      big: 'text-[calc(3.5rem*max(var(--heading-scale),0.66))]/none',
      till: 'text-[calc(4rem*max(var(--heading-scale),0.66))]/none max-large:text-[calc(3.5rem*max(var(--heading-scale),0.66))]/none',
      huge: 'text-[calc(6rem*max(var(--heading-scale),0.66))]/[0.95]',
    },
    tone: { ink: 'text-ink', primary: 'text-primary-text', white: 'text-white' },
  },
  defaultVariants: { size: 'big', tone: 'ink' },
});

/** The class of an amount that is set large. */
export const figureClass = (look: VariantProps<typeof figure>): string => figure(look);

/** The most that can be keyed in, in minor units. */
const most = 9_999_999;

/**
 * An amount that is keyed in from its last digit on, as on a till: the first key replaces what stood there. Minor units;
 * `press` and `erase` answer the amount as it is then.
 */
export function useAmountKeys(initial: number) {
  const [typed, setTyped] = useState<number | null>(null);
  const keep = (amount: number): number => {
    setTyped(amount);
    return amount;
  };
  return {
    amount: typed ?? initial,
    press: (digits: string) => keep(Math.min(most, Number(`${typed ?? 0}${digits}`))),
    erase: () => keep(Math.floor((typed ?? initial) / 10)),
    /** Null for the initial amount. */
    set: (amount: number | null) => setTyped(amount),
  };
}

const key =
  'grid min-h-[4rem] place-items-center rounded-[10px] bg-surface-3 font-figures text-[calc(2rem*max(var(--heading-scale),0.72))]/none font-headline text-ink active:bg-primary-200';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'];

interface AmountKeysProps {
  onPress: (digits: string) => void;
  onErase: () => void;
}

/** The keys of a till. */
export const AmountKeys = ({ onPress, onErase }: AmountKeysProps) => {
  const t = useTranslations('desk.pay');
  return (
    <div role="group" aria-label={t('keys')} className="grid h-full max-h-[24rem] auto-rows-fr grid-cols-3 gap-2">
      {digits.map((digit) => (
        <button key={digit} type="button" className={key} onClick={() => onPress(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={key} aria-label={t('erase')} onClick={onErase}>
        <Delete className="icon-l" aria-hidden />
      </button>
    </div>
  );
};
