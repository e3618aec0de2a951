import type { Config } from '#backend/config.ts';
import type { Context } from '#backend/context.ts';
import { getFormErrors, getLogInErrors } from '#backend/customers/onboarding/check-onboarding.ts';
import { readOnboardingForm } from '#backend/customers/onboarding/onboarding-form.ts';
import { readUser } from '#backend/customers/store.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import type { Input } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { OnboardingBody } from '#contract/customers/onboarding.ts';
import type { createOnboardingEndpoint } from '#contract/joining/create-onboarding.ts';
import { joiningTypes, type JoiningType } from '#contract/joining/rules/joining-types.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { wireName } from '#contract/wire.ts';
import { type Joiner, getPeopleErrors } from './choose-people.ts';
import { findWanted, type TypeRow } from './read-types.ts';
import { getAgeText } from './save-joining.ts';

type Sites = Pick<Config, 'siteUrl' | 'accountUrl' | 'joiningUrl'>;

/**
 * Whether an address is on one of our sites, or a path on them. It is judged as a browser reads it, which drops tabs and
 * line feeds and takes a backslash for a slash.
 */
function isOurs(address: string, { siteUrl, accountUrl, joiningUrl }: Sites): boolean {
  const here = 'http://here.invalid';
  if (!URL.canParse(address, here)) return false;
  const { origin, pathname, username, password } = new URL(address, here);
  if (username !== '' || password !== '') return false;
  if (address.startsWith('/')) return origin === here && !pathname.startsWith('//');
  return [siteUrl, accountUrl, joiningUrl].some((site) => new URL(site).origin === origin);
}

/** Errors of addresses that lead away from our sites: whoever joined would be sent to a page that pretends to be ours. */
export function getRedirectErrors(redirect: OnboardingBody['redirect'], config: Sites): Record<string, string[]> {
  const foreign = Object.entries(redirect ?? {}).filter(
    ([, address]) => typeof address === 'string' && !isOurs(address, config),
  );
  return Object.fromEntries(
    foreign.map(([name]) => [`redirect.${wireName(name)}`, ['Must be an address of this site']]),
  );
}

type OnboardingInput = Input<typeof createOnboardingEndpoint>;

export interface Onboarding {
  type: OnboardingInput['query']['onboardingType'];
  body: OnboardingInput['body'];
}

export interface Checked {
  /** Null: an account without a membership. */
  wanted: { onboardingType: JoiningType; type: TypeRow; venue: Venue } | null;
}

/**
 * What is joined. To buy a membership both fields are required; people who come from other software may have chosen none.
 */
async function readWanted({ db }: Context, { type, body }: Onboarding): Promise<Checked['wanted']> {
  const { membershipTypeId, homeVenue } = body;
  const onboardingType = joiningTypes.find((one) => one === type);
  if (onboardingType === undefined) return null;
  const isChosen = membershipTypeId !== undefined || homeVenue !== undefined;
  if (type !== 'membership_purchase' && !isChosen) return null;
  if (membershipTypeId === undefined || homeVenue === undefined)
    throw invalid({
      ...(membershipTypeId === undefined && { membership_type_id: ['Required'] }),
      ...(homeVenue === undefined && { home_venue: ['Required'] }),
    });
  return { onboardingType, ...(await findWanted(db, { membershipTypeId, homeVenue })) };
}

async function getAgeErrors(
  context: Context,
  joiner: Joiner,
  { body }: Onboarding,
  { wanted }: Checked,
): Promise<Record<string, string[]>> {
  if (wanted === null) return {};
  const known = joiner.kind === 'known' ? (await readUser(context.db, joiner.userId)).dateOfBirth : null;
  const today = localDate(context.clock.now(), wanted.venue.timezone);
  const text = getAgeText(wanted.type, known ?? body.dataFields.personal.dateOfBirth, today);
  return text === null ? {} : { 'data_fields.personal.date_of_birth': [text] };
}

function getOwnLogInErrors(context: Context, joiner: Joiner, { body }: Onboarding): Promise<Record<string, string[]>> {
  if (joiner.kind === 'known') return Promise.resolve({});
  return getLogInErrors(body, joiner.byStaff ? null : (body.password ?? ''), context);
}

/**
 * Checks everything that somebody filled in to join, all together. Throws `forbidden` for an account of the front desk that
 * is not made by staff, `validation_failed`, `not_found` for a venue
 * that sells no memberships online, and `form_changed` when the operator has changed the form meanwhile.
 */
export async function checkJoiningForm(context: Context, joiner: Joiner, onboarding: Onboarding): Promise<Checked> {
  const { type, body } = onboarding;
  if (type === 'customer_account_foh' && context.caller?.isStaff !== true) throw new DomainError('forbidden');
  const form = await readOnboardingForm(context.db, type);
  const checked = { wanted: await readWanted(context, onboarding) };
  const isPasswordMissing = joiner.kind === 'new' && !joiner.byStaff && body.password === undefined;
  const errors = {
    ...getFormErrors(form, body, context),
    ...(await getAgeErrors(context, joiner, onboarding, checked)),
    ...(await getOwnLogInErrors(context, joiner, onboarding)),
    ...(isPasswordMissing && { password: ['Required'] }),
    ...getPeopleErrors(body.people, localDate(context.clock.now(), siteZone)),
    ...getRedirectErrors(body.redirect, context.config),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { checksum } = body.dataFields;
  if (checksum !== undefined && checksum !== form.checksum) throw new DomainError('form_changed');
  return checked;
}
