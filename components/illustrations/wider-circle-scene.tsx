/** Nothing found nearby: the one place lies outside the centre circle, inside a wider one. */
export const WiderCircleScene = () => (
  <>
    <path className="mk" d="M210 -10V160" />
    <circle className="mk" cx="210" cy="75" r="34" />
    <circle className="mk-dot" cx="210" cy="75" r="4" />
    <circle className="mk mk-dash" cx="210" cy="75" r="128" />
    <circle className="mk-zone" cx="306" cy="56" r="9" />
  </>
);
