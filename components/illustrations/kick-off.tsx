/**
 * The halfway line and the centre circle with one half filled. Used once per page, on dark; positioned with `--d` and
 * `--y`.
 */
export const KickOff = () => (
  <div className="kickoff" aria-hidden="true">
    <i />
  </div>
);
