/** A pitch of 105 by 68 m. A zone is half of the centre circle: the right or the left. */
export const FootballPlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <path className="mk-zone" d={`M525 248.5A91.5 91.5 0 0 ${zone % 2 === 0 ? 1 : 0} 525 431.5Z`} />}
    <rect className="mk" width="1050" height="680" />
    <path
      className="mk"
      d="M525 0V680M0 138.5H165V541.5H0M0 248.5H55V431.5H0M1050 138.5H885V541.5H1050M1050 248.5H995V431.5H1050"
    />
    <circle className="mk" cx="525" cy="340" r="91.5" />
    <path className="mk" d="M165 267A91.5 91.5 0 0 1 165 413M885 267A91.5 91.5 0 0 0 885 413" />
    <path
      className="mk"
      d="M0 10A10 10 0 0 0 10 0M0 670A10 10 0 0 1 10 680M1040 0A10 10 0 0 0 1050 10M1040 680A10 10 0 0 1 1050 670"
    />
    <circle className="mk-dot" cx="110" cy="340" r="4" />
    <circle className="mk-dot" cx="940" cy="340" r="4" />
    {zone === null && <circle className="mk-dot" cx="525" cy="340" r="5" />}
  </>
);
