import type { Typed } from '#components/joining/flow/typed.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { isObject } from '#contract/rules/is-object.ts';
import type { CallInput } from '#lib/api/call.ts';

type Body = NonNullable<CallInput<'saveJoiningDraft'>['body']>;

/** The address as far as it is typed in the details. */
export function typedEmail({ dataFields }: Pick<Typed, 'dataFields'>): string {
  const { contact } = dataFields;
  return isObject(contact) && typeof contact.email === 'string' ? contact.email : '';
}

/** What is typed so far, as a draft keeps it: the server takes from it what it knows. */
export function draftBody(
  {
    type,
    venue,
    onboardingType,
    step,
    typed,
  }: Pick<JoiningFlow, 'type' | 'venue' | 'onboardingType' | 'step' | 'typed'>,
  email: string,
): Body {
  const { dataFields, adults, children, collectableFeeIds } = typed;
  const body: unknown = {
    email,
    membershipTypeId: type.id,
    homeVenue: venue.slug,
    onboardingType,
    step,
    dataFields,
    people: [...adults, ...children],
    collectableFeeIds,
  };
  return body as Body;
}
