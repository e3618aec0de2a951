/** The halfway line and the centre circle with your half filled. Once per page, on dark; place it with `--d` and `--y`. */
export const KickOff = () => (
  <div className="kickoff" aria-hidden="true">
    <i />
  </div>
);
