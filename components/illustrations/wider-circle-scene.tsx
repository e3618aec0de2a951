/** The illustration of an empty search result: the one place lies outside the inner circle, within a wider one. */
export const WiderCircleScene = () => (
  <>
    <path className="mk" d="M210 -10V160" />
    <circle className="mk" cx="210" cy="75" r="34" />
    <circle className="mk-dot" cx="210" cy="75" r="4" />
    <circle className="mk mk-dash" cx="210" cy="75" r="128" />
    <circle className="mk-zone" cx="306" cy="56" r="9" />
  </>
);
