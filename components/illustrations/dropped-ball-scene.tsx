/** The illustration of the error page: a ball bounces across the line. */
export const DroppedBallScene = () => (
  <>
    <path
      className="mk mk-dash"
      d="M20 132C56 -20 120 -20 156 132C180 40 222 40 246 132C262 84 290 84 306 132M312 131H346"
    />
    <path className="mk" d="M0 141H420" />
    <circle className="mk-zone" cx="360" cy="131" r="9" />
  </>
);
