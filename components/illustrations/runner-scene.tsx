/** The loading animation: a ball moves along the halfway line. It is static with `prefers-reduced-motion`. */
export const RunnerScene = () => (
  <>
    <path className="mk" d="M0 0H150V78H0ZM75 0V78" />
    <circle className="mk" cx="75" cy="39" r="17" />
    <circle className="mk-zone mk-runner" cx="75" cy="39" r="6" />
  </>
);
