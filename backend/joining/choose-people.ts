import type { Context } from '#backend/context.ts';
import { checkLinkRoom, addPerson } from '#backend/customers/add-person.ts';
import { makeReference } from '#backend/customers/make-reference.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { CoveredPerson } from '#contract/joining/joining.ts';
import { isAdult, isBorn } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

interface Room {
  adults: number;
  children: number;
}

/** Whether a membership has room for these people, the account holder among them; a child may take an adult's place. */
export function hasRoom({ adults, children }: Room, datesOfBirth: readonly (string | null)[], today: string): boolean {
  const grown = datesOfBirth.filter((date) => isAdult(date, today)).length;
  return grown <= adults && datesOfBirth.length <= adults + children;
}

/** The sentence for people that a membership has no room for. */
export function roomText({ adults, children }: Room): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (children === 0) return `This membership is for ${grown}`;
  return `This membership is for ${grown} and ${children} ${children === 1 ? 'child' : 'children'}`;
}

/**
 * Whose account an onboarding is for: a new one, that of the caller, or that of the customer whom staff have chosen.
 * Throws `forbidden` for staff without `sell`, and for a customer who names somebody else.
 */
export type Joiner = { kind: 'new'; byStaff: boolean } | { kind: 'known'; userId: number };

export function findJoiner({ caller, actingUserId }: Context): Joiner {
  if (caller === null) return { kind: 'new', byStaff: false };
  if (!caller.isStaff) return { kind: 'known', userId: caller.userId };
  if (!caller.permissions.includes('sell')) throw new DomainError('forbidden');
  const isChosen = actingUserId !== null && actingUserId !== caller.userId;
  return isChosen ? { kind: 'known', userId: actingUserId } : { kind: 'new', byStaff: true };
}

interface Typed {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

/** What was typed about somebody new; null of somebody who is named by id. */
function getTyped({ userId, firstName, lastName, dateOfBirth }: CoveredPerson): Typed | null {
  if (userId !== undefined || firstName === undefined || lastName === undefined || dateOfBirth === undefined)
    return null;
  return { firstName, lastName, dateOfBirth };
}

/** Errors of people who are new, by the path of their field. */
export function getPeopleErrors(people: readonly CoveredPerson[], today: string): Record<string, string[]> {
  return Object.fromEntries(
    people.flatMap((person, index) => {
      const typed = getTyped(person);
      return typed === null || isBorn(typed.dateOfBirth, today)
        ? []
        : [[`people.${index}.date_of_birth`, ['Must be a date in the past']]];
    }),
  );
}

/** Somebody linked with the account. Throws `forbidden` for anybody else. */
async function findLinked(tx: Tx, accountId: number, userId: number): Promise<number> {
  const link = await tx
    .selectFrom('linkedUsers')
    .where('userId', '=', accountId)
    .where('referencedUserId', '=', userId)
    .where('status', '=', 'successful')
    .select('id')
    .executeTakeFirst();
  if (link === undefined) throw new DomainError('forbidden');
  return userId;
}

/** Whoever of the account has the same name and date of birth: what was sent twice adds nobody twice. */
async function findSame(tx: Tx, accountId: number, { firstName, lastName, dateOfBirth }: Typed) {
  const same = await tx
    .selectFrom('linkedUsers as l')
    .innerJoin('users as u', 'u.id', 'l.referencedUserId')
    .where('l.userId', '=', accountId)
    .where('l.status', '=', 'successful')
    .where((where) => where(where.fn<string>('lower', ['u.firstName']), '=', firstName.toLowerCase()))
    .where((where) => where(where.fn<string>('lower', ['u.lastName']), '=', lastName.toLowerCase()))
    .where('u.dateOfBirth', '=', dateOfBirth)
    .select('u.id')
    .executeTakeFirst();
  return same?.id;
}

/** A reference that nobody has yet. */
async function findFreeReference({ ids }: Context, tx: Tx): Promise<string> {
  for (;;) {
    const reference = makeReference(ids);
    const taken = await tx.selectFrom('users').where('reference', '=', reference).select('id').executeTakeFirst();
    if (taken === undefined) return reference;
  }
}

async function addNew(context: Context, tx: Tx, accountId: number, typed: Typed): Promise<number> {
  await checkLinkRoom(tx, accountId);
  const reference = await findFreeReference(context, tx);
  const now = context.clock.now();
  const relationship = isAdult(typed.dateOfBirth, localDate(now, siteZone)) ? 'partner' : 'parent';
  const linkId = await addPerson(tx, typed, { accountId, relationship, reference, now });
  const link = await tx
    .selectFrom('linkedUsers')
    .where('id', '=', linkId)
    .select('referencedUserId')
    .executeTakeFirstOrThrow();
  return link.referencedUserId;
}

/**
 * The people whom a membership covers beside the account holder: those who are linked, and those who are new, who are
 * added to the account. Each is counted once. Throws `forbidden` for somebody who is not linked, and
 * `validation_failed` for the account holder themself.
 */
export async function choosePeople(
  context: Context,
  tx: Tx,
  accountId: number,
  people: readonly CoveredPerson[],
): Promise<number[]> {
  const chosen: number[] = [];
  for (const [index, person] of people.entries()) {
    const typed = getTyped(person);
    if (person.userId === accountId) throw invalid({ [`people.${index}.user_id`]: ['This is the account holder'] });
    if (typed !== null)
      chosen.push((await findSame(tx, accountId, typed)) ?? (await addNew(context, tx, accountId, typed)));
    else if (person.userId !== undefined) chosen.push(await findLinked(tx, accountId, person.userId));
  }
  return [...new Set(chosen)];
}
