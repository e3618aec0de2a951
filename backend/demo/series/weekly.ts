/** Days of the week: Monday 1 to Sunday 7. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const workdays = [1, 2, 3, 4, 5];
export const weekend = [6, 7];

/** Start times from one hour to another, every so many minutes. */
export function every(minutes: number, from: string, until: string): string[] {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const count = Math.floor((at(until) - at(from)) / minutes) + 1;
  return Array.from({ length: count }, (_, step) => {
    const minute = at(from) + step * minutes;
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}
