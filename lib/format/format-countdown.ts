/** Formats a duration in seconds as minutes and seconds: 738 is '12:18', 120 is '2:00'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
