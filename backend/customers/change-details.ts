import type { Updateable } from 'kysely';
import type { UsersTable } from '#backend/db/tables/people.ts';
import type { UpdateUserBody } from '#contract/customers/update-user.ts';

type Details = Updateable<UsersTable>;

const noAddress = { address1: null, address2: null, area: null, town: null, country: null, postcode: null, uprn: null };

/** The columns of an address: a new one replaces the whole old one, null takes it away, undefined leaves it. */
function getAddress(address: UpdateUserBody['address']): Details {
  if (address === undefined) return {};
  return address === null ? noAddress : { ...noAddress, ...address };
}

function getPreferences(preferences: UpdateUserBody['marketingPreferences'] = {}): Details {
  const { email, sms, phone, post } = preferences;
  return { marketingEmail: email, marketingSms: sms, marketingPhone: phone, marketingPost: post };
}

/** An optional line that is left empty is none. */
const orNone = (text: string | null | undefined) => (text === '' ? null : text);

/** The columns that a change of somebody's details sets; what was left out stays as it is. */
export function changedDetails(body: UpdateUserBody): Details {
  const { firstName, lastName, phone, dateOfBirth } = body;
  const columns: Details = {
    title: orNone(body.title),
    firstName,
    lastName,
    gender: orNone(body.gender),
    ethnicity: orNone(body.ethnicity),
    disability: orNone(body.disability),
    phone,
    dateOfBirth,
    ...getAddress(body.address),
    ...getPreferences(body.marketingPreferences),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
