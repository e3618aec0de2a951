const RADIUS = 5.5;

/** A ring filled by `share` (0 to 1), starting at the top. */
export const Ring = ({ share }: { share: number }) => {
  const drawn = Math.min(Math.max(share, 0), 1) * 2 * Math.PI * RADIUS;
  return (
    <svg
      className="size-[0.875rem] flex-none -rotate-90 fill-none stroke-current stroke-3"
      viewBox="0 0 14 14"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="opacity-25" cx="7" cy="7" r={RADIUS} />
      <circle cx="7" cy="7" r={RADIUS} strokeDasharray={`${drawn.toFixed(1)} 100`} />
    </svg>
  );
};
