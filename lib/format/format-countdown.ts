/** Time left as a scoreboard shows it: 738 seconds are '12:18', 120 are '2:00'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
