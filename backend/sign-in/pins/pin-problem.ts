const fewestDifferent = 2;

interface PinOwner {
  dateOfBirth: string | null;
  reference: string;
  barcode: string | null;
}

/** Whether each digit is the one before it, plus the same step of one up or down. */
function isRun(pin: string): boolean {
  return [1, -1].some((step) =>
    [...pin].every((digit, at) => at === 0 || Number(digit) === Number(pin[at - 1]) + step),
  );
}

/** The ways of writing a date of birth in figures: day, month and year, each order that is written. */
function dateFigures(dateOfBirth: string | null): string[] {
  const [year = '', month = '', day = ''] = dateOfBirth?.split('-') ?? [];
  if (dateOfBirth === null) return [];
  const short = year.slice(2);
  return [
    ...[year, day + month, month + day, month + year, year + month, month + short],
    ...[day + month + short, month + day + short, short + month + day],
    ...[day + month + year, month + day + year, year + month + day],
  ];
}

/**
 * Why a PIN is refused, or null: one digit repeated, a run, the date of birth, or a part of the number it is used with,
 * which is printed on the card.
 */
export function pinProblem(pin: string, { dateOfBirth, reference, barcode }: PinOwner): string | null {
  const isPrinted = [reference, barcode ?? ''].some((number) => number.includes(pin));
  const isEasy = new Set(pin).size < fewestDifferent || isRun(pin) || dateFigures(dateOfBirth).includes(pin);
  return isEasy || isPrinted ? 'This PIN is too easy to guess, please choose another one' : null;
}
