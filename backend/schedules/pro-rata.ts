interface Weeks {
  /** Sessions of the course, cancelled ones left out. */
  total: number;
  /** Those that have not started. */
  left: number;
}

/** The price of the sessions left, to the nearest minor unit; null while all of them are, or when none is. */
export function proRataPrice(price: number, { total, left }: Weeks): number | null {
  return left > 0 && left < total ? Math.round((price * left) / total) : null;
}

/** Divides an amount of minor units over so many sessions; what can't be divided goes to the first ones. */
export function getShares(amount: number, count: number): number[] {
  const least = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => least + (index < amount - least * count ? 1 : 0));
}
