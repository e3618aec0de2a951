/** Half a court of 28 by 15 m, for halls and camps. The one zone is the far half of the free-throw circle. */
export const BasketballPlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <path className="mk-zone" d="M51 58H99A24 24 0 0 1 51 58Z" />}
    <path className="mk" d="M0 0H150V140H0ZM50.5 0H99.5V58H50.5ZM66 12H84M9 0V30A67.5 67.5 0 0 0 141 30V0" />
    <circle className="mk" cx="75" cy="58" r="18" />
    <circle className="mk" cx="75" cy="15.75" r="2.3" />
  </>
);
