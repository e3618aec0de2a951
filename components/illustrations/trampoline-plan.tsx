/** A trampoline, 4.28 m on its bed, at 50 to 1. The one zone is the middle of the bed. */
export const TrampolinePlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <rect className="mk-zone" x="53" y="18" width="108" height="41" />}
    <rect className="mk" x="-10" y="-10" width="234" height="97" rx="8" />
    <path className="mk" d="M0 0H214V77H0ZM53 18H161V59H53ZM100 38.5H114M107 31.5V45.5" />
    <rect className="mk mk-dash" x="92" width="30" height="77" />
  </>
);
