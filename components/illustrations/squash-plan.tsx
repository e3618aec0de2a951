/** A court of 9.75 by 6.4 m. A zone is a service box: the upper or the lower. */
export const SquashPlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <rect className="mk-zone" x="54.4" y={zone % 2 === 0 ? 0 : 48} width="16" height="16" />}
    <rect className="mk" width="97.5" height="64" />
    <path className="mk" d="M54.4 0V64M54.4 32H97.5M54.4 16H70.4V0M54.4 48H70.4V64" />
  </>
);
