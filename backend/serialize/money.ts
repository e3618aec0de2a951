import type { Money } from '#contract/primitives.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function getFormatter(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known !== undefined) return known;
  const newFormatter = new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: 2 });
  formatters.set(currency, newFormatter);
  return newFormatter;
}

/** Text of an amount in minor units, to two decimals: 620 GBP is £6.20. */
export function formatMinor(value: number, currency: string): string {
  return getFormatter(currency).format(value / 100);
}

/** An amount in minor units with its text (docs/product.md#data-formats). */
export function money(value: number, currency: string): Money {
  return { formatted: formatMinor(value, currency), value, currency };
}

/** The same for a value that may be absent. */
export function moneyOrNull(value: number | null, currency: string): Money | null {
  return value === null ? null : money(value, currency);
}
