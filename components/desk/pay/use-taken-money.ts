import { useKeptState } from '#components/booking/use-kept-state.ts';
import type { DeskTender } from '#contract/payments/desk.ts';
import { isTakenMoney, nothingTaken } from './pay-state.ts';

/** The money taken for a sale so far, kept for this tab: a reload loses none of it. */
export function useTakenMoney(cartUuid: string | undefined) {
  const [taken, change] = useKeptState('desk.taken', nothingTaken, isTakenMoney);
  const lines = taken.cartUuid === cartUuid ? taken.lines : nothingTaken.lines;
  const set = (next: DeskTender[]) => change(() => ({ cartUuid: cartUuid ?? '', lines: next }));
  return {
    lines,
    add: (line: DeskTender) => set([...lines, line]),
    takeOff: (index: number) => set(lines.filter((_, at) => at !== index)),
    forget: () => change(() => nothingTaken),
  };
}
