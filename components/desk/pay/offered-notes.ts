/** What people hand over, in minor units: notes, and the sums of some. */
const sensible = [500, 1000, 2000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000];

/** The three next amounts that somebody would hand over for what is due, beside exactly that. Minor units. */
export function getOfferedNotes(due: number): number[] {
  const above = sensible.filter((amount) => amount > due);
  const fifty = 5000;
  const next = Math.floor(due / fifty + 1) * fifty;
  const beyond = [next, next + fifty, next + 2 * fifty];
  return [...above, ...beyond.filter((amount) => !above.includes(amount))].slice(0, 3);
}
