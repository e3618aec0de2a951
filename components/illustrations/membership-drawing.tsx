import { FootballPlan } from './football-plan.tsx';

/** The drawing in the corner of a membership's card. */
export const MembershipDrawing = () => (
  <svg
    className="marking absolute -top-9 -right-15 w-[11.875rem] opacity-40"
    viewBox="325 140 400 400"
    aria-hidden="true"
    focusable="false"
  >
    <FootballPlan zone={0} />
  </svg>
);
