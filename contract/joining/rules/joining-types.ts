/** The kinds of onboarding that a membership may be bought with: of the site itself, and by a link from other software. */
export const joiningTypes = ['membership_purchase', 'course_pro_bridge', 'mcr_active'] as const;
export type JoiningType = (typeof joiningTypes)[number];

/** Reads a kind of onboarding from an address; any other is the purchase on this site. */
export function getJoiningType(wanted: string | null | undefined): JoiningType {
  return joiningTypes.find((type) => type === wanted) ?? 'membership_purchase';
}
