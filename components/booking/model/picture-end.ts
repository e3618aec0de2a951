interface Spanning {
  startsAt: { utc: string };
  endsAt: { utc: string };
}

/**
 * Until when a picture of sessions is true as far as time goes: the next start or end of one of them, null when none
 * is left. All in milliseconds.
 */
export const pictureEnd = (sessions: readonly Spanning[], drawnAt: number): number | null => {
  const turns = sessions.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt.utc), Date.parse(endsAt.utc)]);
  const coming = turns.filter((turn) => turn > drawnAt);
  return coming.length > 0 ? Math.min(...coming) : null;
};
