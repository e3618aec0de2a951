import type { Joining } from '#contract/joining/joining.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';

/** The steps of joining on one page; choosing comes before, the payment after them. */
export type JoiningStep = 'who' | 'details' | 'extras' | 'documents' | 'method' | 'review';

type StepNeeds = Pick<MembershipType, 'people' | 'collectableFees' | 'proofDocument'>;

/** The steps that a membership needs, in their order. */
export function getSteps({ people, collectableFees, proofDocument }: StepNeeds): readonly JoiningStep[] {
  return [
    ...(people.maximum > 1 ? (['who'] as const) : []),
    'details',
    ...(collectableFees.some(({ isOptional }) => isOptional) ? (['extras'] as const) : []),
    ...(proofDocument === null ? [] : (['documents'] as const)),
    'method',
    'review',
  ];
}

/** Which step of how many it is: choosing is the first, the payment the last. */
export function getPlace(steps: readonly JoiningStep[], step: JoiningStep | 'payment') {
  const count = steps.length + 2;
  return { number: step === 'payment' ? count : steps.indexOf(step) + 2, count };
}

/** Before somebody has joined in their name, only these steps can be taken. */
const beforeJoining: readonly JoiningStep[] = ['who', 'details'];

/** The step to show: the requested one, where it can be taken, else the first that is open. */
export function getStep(
  steps: readonly JoiningStep[],
  requested: string | null,
  joining: Pick<Joining, 'missing'> | null,
): JoiningStep {
  const wanted = steps.find((step) => step === requested);
  if (wanted !== undefined && (joining !== null || beforeJoining.includes(wanted))) return wanted;
  if (joining === null) return wanted === undefined ? (steps[0] ?? 'details') : 'details';
  return firstOpen(steps, joining);
}

const stepsOfMissing = { people: 'who', documents: 'documents', payment_method: 'method' } as const;

/** The step that a missing part belongs to. */
export const stepOfMissing = (missing: Joining['missing'][number]): JoiningStep => stepsOfMissing[missing];

/** The first step with something missing; the review where nothing is. */
export function firstOpen(steps: readonly JoiningStep[], { missing }: Pick<Joining, 'missing'>): JoiningStep {
  return steps.find((step) => missing.some((part) => stepOfMissing(part) === step)) ?? 'review';
}
