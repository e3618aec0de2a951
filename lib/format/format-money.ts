/**
 * Formats an amount for display: `formatMoney(650, 'GBP')` is '£6.50', a negative amount '−£6.50'. `amountMinor` is in
 * the currency's minor units, `currency` an ISO 4217 code. Throws a RangeError for a currency that is not three
 * letters.
 */
export const formatMoney = (amountMinor: number, currency: string, locale = 'en-GB'): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits).replace('-', '\u2212');
};
